import { type RefObject, useEffect, useRef } from 'react';

/**
 * A card that was chosen by key goes elsewhere and takes the focus with it. Whoever
 * plays by keyboard then finds it at the first answer to the next question.
 */
export function useFocusKept(bar: RefObject<HTMLElement | null>, question: unknown): void {
  const byKey = useRef(false);
  useEffect(() => {
    const key = (): void => {
      byKey.current = true;
    };
    const pointer = (): void => {
      byKey.current = false;
    };
    addEventListener('keydown', key, true);
    addEventListener('pointerdown', pointer, true);
    return () => {
      removeEventListener('keydown', key, true);
      removeEventListener('pointerdown', pointer, true);
    };
  }, []);
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (question === null || !byKey.current || !lost) return;
    bar.current?.querySelector<HTMLElement>('[data-answer]')?.focus();
  }, [bar, question]);
}
