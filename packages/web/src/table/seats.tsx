import type { CSSProperties, ReactElement, ReactNode } from 'react';
import layout from './layout.module.css';
import { useModel } from './model.ts';
import { SeatSign } from './seat-panel.tsx';

/** All seats but the viewer's, in turn order from the viewer's left. */
export function othersOf(you: number | null, seats: number): number[] {
  const first = you === null ? 0 : you + 1;
  return Array.from({ length: seats }, (_, i) => (first + i) % seats).filter(
    (seat) => seat !== you,
  );
}

/** The other players side by side; on a narrow screen one below the other. */
export function Others(props: {
  readonly className?: string | undefined;
  readonly children: (seat: number) => ReactNode;
}): ReactElement {
  const { you, names } = useModel();
  const others = othersOf(you, names.length);
  return (
    <div
      className={`${layout['others']} ${props.className ?? ''}`}
      data-many={others.length}
      style={{ '--many': others.length } as CSSProperties}
    >
      {others.map(props.children)}
    </div>
  );
}

/** The viewer's own area: who it is with what counts, and beside it what the game lays there. */
export function OwnSeat(props: {
  readonly seat: number;
  readonly className?: string | undefined;
  readonly panelClass?: string | undefined;
  /** Beside the viewer's sign. */
  readonly head: ReactNode;
  readonly panel: ReactNode;
  readonly children: ReactNode;
}): ReactElement {
  const { seat, className, panelClass, head, panel, children } = props;
  const { snapshot } = useModel();
  const info = snapshot.info.seats[seat];
  const acts = snapshot.pending.some((entry) => entry.seat === seat);
  return (
    <div className={className} data-acts={acts ? '' : undefined} data-seat={seat}>
      <section className={`${layout['you']} ${panelClass ?? ''}`} aria-label="You">
        <header>
          {info === undefined ? null : <SeatSign seat={seat} info={info} />}
          {head}
        </header>
        {panel}
      </section>
      {children}
    </div>
  );
}

/** Says that a seat is asked. */
export function ToAct({ seat }: { readonly seat: number }): ReactElement | null {
  const { snapshot } = useModel();
  if (!snapshot.pending.some((entry) => entry.seat === seat)) return null;
  return (
    <span className={layout['mark']} data-acts="">
      to act
    </span>
  );
}

/** An onlooker has no area; the table tells what is public. */
export function NoSeat({ hidden }: { readonly hidden: string }): ReactElement {
  const { snapshot } = useModel();
  const { story, info } = snapshot;
  return (
    <p className={layout['onlooker']}>
      {story === undefined
        ? `You are looking on${info.title === '' ? '' : ` at ${info.title}`}. ${hidden}`
        : 'Every card lies open, as nobody saw the game. Choose whose eyes you look with below.'}
    </p>
  );
}
