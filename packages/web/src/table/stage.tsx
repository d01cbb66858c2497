import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { useModel } from './model.ts';
import { Side } from './side.tsx';
import css from './stage.module.css';

const PAGES = [
  { id: 'shared', title: 'Table' },
  { id: 'own', title: 'Yours' },
  { id: 'side', title: 'Log' },
] as const;
type PageId = (typeof PAGES)[number]['id'];

/**
 * Where a board's parts stand: all at once on a wide screen; on a narrow one the
 * shared area, the own area and the log are pages, one swipe apart.
 */
export function Stage(props: {
  readonly shared: ReactNode;
  readonly own: ReactNode;
  /** The shared area scrolls by itself, so that the own one is always there. */
  readonly scrolls?: boolean;
}): ReactElement {
  const { shared, own, scrolls = false } = props;
  const { decision, board } = useModel();
  const pages = useRef<HTMLDivElement>(null);
  const [now, setNow] = useState<PageId>('shared');
  const wanted = decision === null ? undefined : board.page?.(decision.question);

  const show = (id: PageId): void => {
    const list = pages.current;
    const page = list?.querySelector<HTMLElement>(`[data-page="${id}"]`);
    if (list && page) list.scrollTo({ left: page.offsetLeft - list.offsetLeft });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question turns the page, nothing else does
  useEffect(() => {
    if (wanted !== undefined) show(wanted);
  }, [decision, wanted]);

  const follow = (): void => {
    const list = pages.current;
    if (list === null || list.clientWidth === 0) return;
    setNow(PAGES[Math.round(list.scrollLeft / list.clientWidth)]?.id ?? 'shared');
  };

  return (
    <>
      <nav className={css['tabs']} aria-label="Parts of the table">
        {PAGES.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            aria-current={now === id ? 'page' : undefined}
            data-asks={wanted === id ? '' : undefined}
            onClick={() => show(id)}
          >
            {title}
          </button>
        ))}
      </nav>
      <div
        className={css['stage']}
        ref={pages}
        onScroll={follow}
        data-scrolls={scrolls ? '' : undefined}
      >
        <section className={css['shared']} data-page="shared" aria-label="Shared area">
          {shared}
        </section>
        <section className={css['own']} data-page="own" aria-label="Your area">
          {own}
        </section>
        <aside className={css['side']} data-page="side" aria-label="Log and chat">
          <Side />
        </aside>
      </div>
    </>
  );
}
