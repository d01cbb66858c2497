import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useRef,
} from 'react';
import { useZoom } from './zoom.tsx';

const LINGER = 550;
const LONG_PRESS = 450;
const DRAG = 9;

interface Gestures {
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(event: PointerEvent): void;
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(): void;
  onClick(event: MouseEvent): void;
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * A card under the hand: lingering, a long press or Z shows it large; a click acts;
 * dragged to another place of the table and let go there, it acts as well.
 */
export function useCardGestures(
  ref: RefObject<HTMLButtonElement | null>,
  look: { readonly face: number; readonly back: number },
  act: (() => void) | undefined,
): Gestures {
  const zoom = useZoom();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const grip = useRef<{ x: number; y: number; dragging: boolean } | null>(null);
  const swallow = useRef(false);

  const near = (): DOMRect | undefined => ref.current?.getBoundingClientRect();
  const later = (ms: number, pinned: boolean): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const rect = near();
      if (rect === undefined) return;
      if (pinned) swallow.current = true;
      zoom.show({ ...look, near: rect, pinned });
    }, ms);
  };
  const letGo = (): void => {
    const element = ref.current;
    if (element !== null && grip.current?.dragging) {
      element.style.translate = '';
      delete element.dataset['dragged'];
    }
    grip.current = null;
  };

  return {
    onPointerEnter(event) {
      if (event.pointerType === 'mouse') later(LINGER, false);
    },
    onPointerLeave() {
      clearTimeout(timer.current);
      zoom.hide();
    },
    onPointerDown(event) {
      swallow.current = false;
      clearTimeout(timer.current);
      if (event.pointerType !== 'mouse') later(LONG_PRESS, true);
      else if (event.button === 0 && act !== undefined) {
        grip.current = { x: event.clientX, y: event.clientY, dragging: false };
        ref.current?.setPointerCapture(event.pointerId);
      }
    },
    onPointerMove(event) {
      const held = grip.current;
      const element = ref.current;
      if (held === null || element === null) return;
      const dx = event.clientX - held.x;
      const dy = event.clientY - held.y;
      if (!held.dragging && Math.hypot(dx, dy) < DRAG) return;
      held.dragging = true;
      zoom.hide();
      element.dataset['dragged'] = '';
      element.style.translate = `${dx}px ${dy}px`;
    },
    onPointerUp(event) {
      clearTimeout(timer.current);
      const dragged = grip.current?.dragging === true;
      const home = ref.current?.closest('[data-zone]');
      letGo();
      if (!dragged) return;
      swallow.current = true;
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const place = under?.closest('[data-zone], [data-drop]');
      if (place !== null && place !== undefined && place !== home) act?.();
    },
    onPointerCancel() {
      clearTimeout(timer.current);
      letGo();
    },
    onClick(event) {
      if (swallow.current) {
        swallow.current = false;
        event.preventDefault();
        return;
      }
      clearTimeout(timer.current);
      zoom.hide();
      act?.();
    },
    onKeyDown(event) {
      if (event.key !== 'z' && event.key !== 'Z') return;
      const rect = near();
      if (rect !== undefined) zoom.toggle({ ...look, near: rect, pinned: true });
      event.preventDefault();
    },
  };
}
