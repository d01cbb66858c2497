import { Link } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { cog, plainPadlock, ruleBook } from '../icons/table.ts';
import { useRememberGame } from '../shell/last-game.ts';
import { useModel } from './model.ts';
import { TableMenu } from './table-menu.tsx';
import css from './table-screen.module.css';

/** What is played, how far it is, and the ways out. */
export function TableBar(props: {
  readonly help: () => void;
  readonly children?: ReactNode;
}): ReactElement {
  const { game, snapshot, sight, board } = useModel();
  const { info } = snapshot;
  useRememberGame(game.id);
  const turn = board.turns === undefined ? undefined : sight.counters[board.turns.turns]?.[0];
  return (
    <header className={css['bar']}>
      <Link to="/" className={css['home']}>
        Conclave
      </Link>
      <div className={css['chips']}>
        <h1 className={css['chip']}>
          {game.name} <span className={css['wordy']}>· {info.seats.length} seats</span>
        </h1>
        {turn === undefined || turn === 0 ? null : <span className={css['chip']}>Turn {turn}</span>}
        {info.practice ? (
          <span className={css['chip']} data-practice="">
            Practice
          </span>
        ) : null}
        {info.seedHash === '' ? null : (
          <span
            className={`${css['chip']} ${css['wordy']}`}
            title={`SHA-256 of the deal's seed: ${info.seedHash}. ${
              info.seed === null
                ? 'The seed itself is shown when the game ends, so that anyone can check the deal.'
                : `The seed: ${info.seed}`
            }`}
          >
            <Icon glyph={plainPadlock} /> deal {info.seedHash.slice(0, 4)}…{info.seedHash.slice(-2)}{' '}
            provable
          </span>
        )}
      </div>
      <Link
        to="/rules/$game"
        params={{ game: game.id }}
        target="_blank"
        className={css['link']}
        aria-label="Rules, in a new window"
      >
        <Icon glyph={ruleBook} /> <span className={css['wordy']}>Rules</span>
      </Link>
      <Link
        to="/cards/$game"
        params={{ game: game.id }}
        target="_blank"
        className={`${css['link']} ${css['wordy']}`}
      >
        Cards
      </Link>
      <TableMenu help={props.help} glyph={cog}>
        {props.children}
      </TableMenu>
    </header>
  );
}
