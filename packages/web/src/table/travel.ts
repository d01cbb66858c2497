import { animate } from 'motion/mini';
import type { SeenEvent } from './connection.ts';

/** Where every card and every place was, on the screen. */
export interface Places {
  readonly slots: ReadonlyMap<number, DOMRect>;
  readonly zones: ReadonlyMap<number, DOMRect>;
}

const SECONDS = 0.32;
const EASE = [0.22, 0.8, 0.3, 1] as const;
const STAGGER = 0.03;

export function placesIn(root: HTMLElement): Places {
  const slots = new Map<number, DOMRect>();
  const zones = new Map<number, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-slot]')) {
    slots.set(Number(element.dataset['slot']), element.getBoundingClientRect());
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-zone]')) {
    zones.set(Number(element.dataset['zone']), element.getBoundingClientRect());
  }
  return { slots, zones };
}

/** The place each card set out from. */
function departures(events: readonly SeenEvent[]): ReadonlyMap<number, number> {
  const from = new Map<number, number>();
  for (const { event } of events) {
    if (event.kind === 'move' && !from.has(event.slot)) from.set(event.slot, event.from);
  }
  return from;
}

const isSeen = (rect: DOMRect): boolean => rect.width > 0 && rect.height > 0;

/** Lets each card travel from where it was to where it is now. Returns a way to end it at once. */
export function letTravel(
  root: HTMLElement,
  before: Places,
  events: readonly SeenEvent[],
): () => void {
  const from = departures(events);
  const running: { complete(): void }[] = [];
  let turn = 0;
  for (const element of root.querySelectorAll<HTMLElement>('[data-slot]')) {
    const slot = Number(element.dataset['slot']);
    const now = element.getBoundingClientRect();
    const start = from.get(slot);
    const was =
      before.slots.get(slot) ?? (start === undefined ? undefined : before.zones.get(start));
    if (was === undefined || !isSeen(was) || !isSeen(now)) continue;
    const dx = was.left + was.width / 2 - (now.left + now.width / 2);
    const dy = was.top + was.height / 2 - (now.top + now.height / 2);
    if (Math.hypot(dx, dy) < 4) continue;
    const travels = start !== undefined;
    const scale = travels
      ? Math.min(2, Math.max(0.2, Math.min(was.width, was.height) / now.width))
      : 1;
    element.style.zIndex = travels ? '50' : '';
    const control = animate(
      element,
      { translate: [`${dx}px ${dy}px`, '0px 0px'], scale: [scale, 1] },
      { duration: SECONDS, ease: EASE, delay: travels ? STAGGER * turn++ : 0 },
    );
    running.push(control);
    void control.finished.then(() => {
      element.style.zIndex = '';
      element.style.translate = '';
      element.style.scale = '';
    });
  }
  return () => {
    for (const control of running) control.complete();
  };
}
