import {
  createContext,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { CardFacts } from './card-facts.tsx';
import css from './zoom.module.css';

/** What is looked at closely: a face, or only a back. */
interface Look {
  readonly face: number;
  readonly back: number;
  readonly near: DOMRect;
  /** Stays until it is put away; otherwise it goes with the pointer. */
  readonly pinned: boolean;
}

interface Zoom {
  show(look: Look): void;
  hide(): void;
  /** Opens the large view, or puts away the one that is open. */
  toggle(look: Look): void;
}

const ZoomContext = createContext<Zoom>({
  show: () => undefined,
  hide: () => undefined,
  toggle: () => undefined,
});

export const useZoom = (): Zoom => useContext(ZoomContext);

const MARGIN = 12;

/** Beside the card where there is room, and always inside the window. */
function place(box: HTMLElement, near: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = box;
  const right = near.right + MARGIN;
  const left = right + width < innerWidth ? right : near.left - MARGIN - width;
  const x = Math.max(MARGIN, Math.min(left, innerWidth - width - MARGIN));
  const y = Math.max(MARGIN, Math.min(near.top, innerHeight - height - MARGIN));
  box.style.left = `${x}px`;
  box.style.top = `${y}px`;
}

export function ZoomProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const [look, setLook] = useState<Look | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const pinned = useRef(false);
  pinned.current = look?.pinned === true;
  const show = useCallback((next: Look) => setLook(next), []);
  const hide = useCallback(() => {
    if (!pinned.current) setLook(null);
  }, []);
  const toggle = useCallback(
    (next: Look) => setLook((now) => (now === null || !now.pinned ? next : null)),
    [],
  );
  const zoom = useMemo(() => ({ show, hide, toggle }), [show, hide, toggle]);
  useLayoutEffect(() => {
    if (look !== null && box.current !== null) place(box.current, look.near);
  }, [look]);
  useEffect(() => {
    if (look === null) return;
    const close = (event: Event): void => {
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
      setLook(null);
    };
    // The tap that opened it must not close it again.
    const timer = setTimeout(() => addEventListener('pointerdown', close), 0);
    addEventListener('keydown', close);
    addEventListener('wheel', close, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', close);
      removeEventListener('keydown', close);
      removeEventListener('wheel', close);
    };
  }, [look]);
  return (
    <ZoomContext value={zoom}>
      {children}
      {look === null ? null : (
        <div className={css['zoom']} role="status" ref={box} data-pinned={look.pinned || undefined}>
          <CardFacts face={look.face} back={look.back} />
        </div>
      )}
    </ZoomContext>
  );
}
