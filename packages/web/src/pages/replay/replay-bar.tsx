import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import * as glyphs from '../../icons/replay.ts';
import { RuleRef } from '../../table/rule-ref.tsx';
import parts from '../parts.module.css';
import css from './replay.module.css';
import type { Tape } from './tape.ts';
import { type Replaying, SPEEDS } from './use-replay.ts';

/** Winding, playing, whose eyes, and what comes next, where a live table asks its question. */
export function ReplayBar(props: {
  readonly tape: Tape;
  readonly replaying: Replaying;
  readonly children: ReactNode;
}): ReactElement {
  const { tape, replaying } = props;
  const { at, eyes } = replaying;
  const turn = tape.turns.findLast((start) => start.at <= at);
  const moment = `Answer ${at} of ${tape.length}${turn === undefined ? '' : `, turn ${turn.turn}`}`;
  return (
    <section className={css['bar']} aria-label="Replay">
      <h1 className="unseen">Replay of {tape.game.name}</h1>
      <Winding tape={tape} replaying={replaying} />
      <div className={css['middle']}>
        <label className={css['seek']}>
          <span className="unseen">Moment</span>
          <input
            type="range"
            min={0}
            max={tape.length}
            value={at}
            aria-valuetext={moment}
            list="replay-turns"
            onChange={(event) => replaying.go(Number(event.target.value))}
          />
          <datalist id="replay-turns">
            {tape.turns.map((start) => (
              <option key={start.at} value={start.at} />
            ))}
          </datalist>
        </label>
        <output className={css['moment']}>{moment}</output>
        <NextWords tape={tape} at={at} />
      </div>
      <div className={css['ways']}>
        <label className={css['eyes']}>
          <span aria-hidden="true">Eyes</span>
          <select
            aria-label="Whose eyes you look with"
            value={String(eyes)}
            onChange={({ target }) =>
              replaying.look(target.value === 'all' ? 'all' : Number(target.value))
            }
          >
            <option value="all">every card</option>
            {tape.names.map((name, seat) => (
              <option key={name} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Speed replaying={replaying} />
        {props.children}
      </div>
    </section>
  );
}

/** One button that goes round through the speeds. */
function Speed({ replaying }: { readonly replaying: Replaying }): ReactElement {
  const { speed } = replaying;
  const name = SPEEDS[speed]?.name ?? '';
  return (
    <button
      type="button"
      className={css['wind']}
      aria-label={`Speed ${name}: change`}
      title="Speed (+ and −)"
      onClick={() => replaying.setSpeed(speed + 1 < SPEEDS.length ? speed + 1 : 0)}
    >
      <small>{name}</small>
    </button>
  );
}

function Winding(props: { readonly tape: Tape; readonly replaying: Replaying }): ReactElement {
  const { tape, replaying } = props;
  const { at, playing } = replaying;
  const first = at === 0;
  const last = at >= tape.length;
  return (
    <div className={css['winding']}>
      <Wind label="To the beginning" keys="Home" off={first} act={() => replaying.go(0)}>
        <Icon glyph={glyphs.previousButton} />
      </Wind>
      <Wind label="A turn back" keys="Shift+←" off={first} act={() => replaying.turn(-1)}>
        <span aria-hidden="true">«</span>
      </Wind>
      <Wind label="One answer back" keys="←" off={first} act={() => replaying.step(-1)}>
        <span aria-hidden="true">‹</span>
      </Wind>
      <button
        type="button"
        className={parts['main']}
        aria-label={playing ? 'Pause' : 'Play'}
        aria-keyshortcuts="Space"
        title={`${playing ? 'Pause' : 'Play'} (Space)`}
        onClick={() => replaying.play(!playing)}
      >
        <Icon glyph={playing ? glyphs.pauseButton : glyphs.playButton} />
      </button>
      <Wind label="One answer on" keys="→" off={last} act={() => replaying.step(1)}>
        <span aria-hidden="true">›</span>
      </Wind>
      <Wind label="A turn on" keys="Shift+→" off={last} act={() => replaying.turn(1)}>
        <span aria-hidden="true">»</span>
      </Wind>
      <Wind label="To the end" keys="End" off={last} act={() => replaying.go(tape.length)}>
        <Icon glyph={glyphs.nextButton} />
      </Wind>
    </div>
  );
}

function Wind(props: {
  readonly label: string;
  readonly keys: string;
  readonly off: boolean;
  readonly act: () => void;
  readonly children: ReactNode;
}): ReactElement {
  const { label, keys, off, act, children } = props;
  return (
    <button
      type="button"
      className={css['wind']}
      aria-label={label}
      title={`${label} (${keys})`}
      aria-disabled={off}
      onClick={act}
    >
      {children}
    </button>
  );
}

/** The answer that was given next, or how it ended. */
function NextWords({ tape, at }: { readonly tape: Tape; readonly at: number }): ReactElement {
  const wrong = at < tape.length ? undefined : tape.error;
  const next = tape.next(at);
  if (wrong !== undefined) {
    return (
      <p className={css['next']} role="alert">
        The log goes on, but the rules do not take its next answer: {wrong.reason}.{' '}
        <RuleRef id={wrong.rule} />
      </p>
    );
  }
  if (next === undefined) {
    const winners = tape.winners(at).map((seat) => tape.names[seat]);
    return (
      <p className={css['next']}>
        The game is over: {winners.length === 0 ? 'nobody' : winners.join(' and ')} won.
      </p>
    );
  }
  return (
    <p className={css['next']}>
      <strong>{tape.names[next.seat]}</strong> is asked: {next.prompt} →{' '}
      <strong>{next.chosen}</strong> <RuleRef id={next.rule} />
    </p>
  );
}
