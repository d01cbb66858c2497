import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReplayConnection } from './replay-connection.ts';
import type { Eyes } from './tape.ts';

/** Milliseconds an answer stays, for each speed. */
export const SPEEDS = [
  { name: '½×', milliseconds: 2000 },
  { name: '1×', milliseconds: 1000 },
  { name: '2×', milliseconds: 500 },
  { name: '4×', milliseconds: 250 },
] as const;

export interface Replaying {
  readonly at: number;
  readonly eyes: Eyes;
  readonly playing: boolean;
  readonly speed: number;
  go(at: number): void;
  step(by: number): void;
  /** To the beginning of the next turn, or back to that of this one or the one before. */
  turn(by: 1 | -1): void;
  look(eyes: Eyes): void;
  play(on: boolean): void;
  setSpeed(speed: number): void;
}

/** The address follows the moment once it rests: a browser forbids writing it too often. */
const REST = 350;

/** Winds a replay; the address bar always leads back to the moment that is shown. */
export function useReplay(connection: ReplayConnection): Replaying {
  const { tape } = connection;
  const search = useSearch({ from: '/replay/$match' });
  const navigate = useNavigate({ from: '/replay/$match' });
  const linked = eyesOf(search.seat, tape.names.length);
  const [at, setAt] = useState(() => tape.clamp(search.at ?? 0));
  const [eyes, setEyes] = useState<Eyes>(linked);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const written = useRef({ at: search.at, seat: search.seat });

  // Somebody followed a link or went back: the address leads.
  useEffect(() => {
    const { at: known, seat } = written.current;
    if (known === search.at && seat === search.seat) return;
    written.current = { at: search.at, seat: search.seat };
    setAt(tape.clamp(search.at ?? 0));
    setEyes(linked);
  }, [search.at, search.seat, linked, tape]);

  useEffect(() => connection.show(at, eyes), [connection, at, eyes]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const seat = eyes === 'all' ? undefined : eyes;
      if (written.current.at === at && written.current.seat === seat) return;
      written.current = { at, seat };
      const wish = {
        at,
        ...(seat === undefined ? {} : { seat }),
        ...(search.key === undefined ? {} : { key: search.key }),
      };
      navigate({ search: wish, replace: true, resetScroll: false }).catch(() => undefined);
    }, REST);
    return () => clearTimeout(timer);
  }, [at, eyes, search.key, navigate]);

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(
      () => setAt((now) => tape.clamp(now + 1)),
      SPEEDS[speed]?.milliseconds ?? 1000,
    );
    return () => clearInterval(timer);
  }, [playing, speed, tape]);
  if (playing && at >= tape.length) setPlaying(false);

  const go = useCallback(
    (to: number) => {
      setPlaying(false);
      setAt(tape.clamp(to));
    },
    [tape],
  );
  // Keys can come faster than the page is drawn: each goes on from where the last one led.
  const move = (where: (now: number) => number): void => {
    setPlaying(false);
    setAt((now) => tape.clamp(where(now)));
  };
  const starts = tape.turns.map((turn) => turn.at);
  return {
    at,
    eyes,
    playing,
    speed,
    go,
    step: (by) => move((now) => now + by),
    turn: (by) => move((now) => turnFrom(starts, now, by, tape.length)),
    look: setEyes,
    play: (on) => {
      if (on && at >= tape.length) setAt(0);
      setPlaying(on);
    },
    setSpeed: (to) => setSpeed(Math.max(0, Math.min(SPEEDS.length - 1, to))),
  };
}

function eyesOf(seat: number | undefined, seats: number): Eyes {
  return seat === undefined || seat < 0 || seat >= seats ? 'all' : seat;
}

/** The nearest beginning of a turn in a direction, or the end of the game. */
export function turnFrom(
  starts: readonly number[],
  at: number,
  by: 1 | -1,
  length: number,
): number {
  if (by === 1) return starts.find((start) => start > at) ?? length;
  return starts.findLast((start) => start < at) ?? 0;
}
