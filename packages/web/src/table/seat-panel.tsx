import type { SeatInfo } from '@conclave/protocol';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { cat, frog, owl, raven, snake, vintageRobot, wolfHead } from '../icons/table.ts';
import { seatOption } from './choose.ts';
import { Clock } from './clock.tsx';
import { useModel } from './model.ts';
import { SeatNumbers } from './seat-numbers.tsx';
import css from './seat-panel.module.css';

const FAMILIARS = [owl, cat, raven, frog, snake, wolfHead];

/** A seat's sign: a familiar in the seat's colour, or a robot. */
export function SeatSign(props: { readonly seat: number; readonly info: SeatInfo }): ReactElement {
  const { seat, info } = props;
  const glyph = info.kind === 'bot' || info.standIn ? vintageRobot : (FAMILIARS[seat] ?? owl);
  return (
    <span className={css['sign']} data-seat={seat}>
      <Icon glyph={glyph} className="" />
    </span>
  );
}

function statusOf(info: SeatInfo, acts: boolean): string {
  if (info.resigned) return 'resigned';
  const isAway = !info.connected && !info.standIn;
  if (acts) return isAway ? 'away, to act' : 'to act';
  if (info.standIn) return 'a bot stands in';
  if (info.kind === 'bot') return `bot · ${info.bot ?? ''}`;
  if (isAway) return 'away';
  return 'waiting';
}

/** Everything that shows of one seat. Where a seat is asked for, it can be chosen here. */
export function SeatPanel(props: {
  readonly seat: number;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  /** Where there are many numbers, the name gives way to them. */
  readonly compact?: boolean;
}): ReactElement | null {
  const { seat, children, className, compact = false } = props;
  const model = useModel();
  const { decision, snapshot, names, you } = model;
  const info = snapshot.info.seats[seat];
  if (info === undefined) return null;
  const acts = snapshot.pending.some((entry) => entry.seat === seat);
  const option = seatOption(decision, seat);
  const name = seat === you ? `${names[seat] ?? ''} (you)` : (names[seat] ?? '');
  return (
    <section
      className={`${css['panel']} ${className ?? ''}`}
      aria-label={`${name}, ${statusOf(info, acts)}`}
      data-seat={seat}
      data-acts={acts ? '' : undefined}
      data-compact={compact ? '' : undefined}
      data-legal={option === undefined ? undefined : ''}
    >
      <header className={css['head']}>
        <SeatSign seat={seat} info={info} />
        <div className={css['who']}>
          <h2 className={css['name']}>{seat === you ? 'You' : names[seat]}</h2>
          <p className={css['status']}>
            <span>{statusOf(info, acts)}</span>
            <Clock seat={seat} />
          </p>
        </div>
        <SeatNumbers seat={seat} />
      </header>
      {children}
      {option === undefined ? null : (
        <button
          type="button"
          className={css['choose']}
          title={option.does}
          onClick={() => model.pickSeat(seat)}
        >
          <span>{option.label === names[seat] ? `Choose ${option.label}` : option.label}</span>
        </button>
      )}
    </section>
  );
}
