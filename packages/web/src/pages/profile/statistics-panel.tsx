import type { Profile } from '@conclave/protocol';
import type { ReactElement } from 'react';
import { gameEntry } from '../../games/registry.ts';
import parts from '../parts.module.css';
import { Bars, Ring, Strip } from './charts.tsx';
import { balanceOf, gamesPerWeek, type Result } from './figures.ts';
import css from './profile-page.module.css';

const WEEKS = 12;
const LATEST = 24;

const games = (count: number): string => `${count} ${count === 1 ? 'game' : 'games'}`;

/** How the games went: share won against what chance would give, the latest, and the pace. */
export function StatisticsPanel(props: {
  readonly title: string;
  readonly results: readonly Result[];
  readonly totals: Profile['statistics'];
  readonly now: number;
}): ReactElement {
  const { title, results, totals, now } = props;
  const balance = balanceOf(results);
  const latest = results.slice(-LATEST);
  const weeks = gamesPerWeek(results, now, WEEKS);
  const thisMonth = weeks.slice(-4).reduce((sum, week) => sum + week.played, 0);
  const wonLatest = latest.filter(({ won }) => won).length;
  if (balance.played === 0 && totals.length === 0) {
    return (
      <section className={parts['panel']}>
        <h2>{title}</h2>
        <p className={parts['soft']}>
          Your figures appear here after the first finished game. Practice does not count.
        </p>
      </section>
    );
  }
  const chance = balance.played === 0 ? 0 : Math.round((balance.expected / balance.played) * 100);
  return (
    <section className={parts['panel']}>
      <h2>{title}</h2>
      <div className={css['figures']}>
        <figure>
          <Ring
            part={balance.won}
            whole={balance.played}
            expected={balance.expected}
            label={`${balance.won} of ${games(balance.played)} won; chance alone gives ${chance} percent`}
          />
          <figcaption>
            won {balance.won} of {games(balance.played)}
            <br />
            <span className={parts['soft']}>mark: chance, {chance}%</span>
          </figcaption>
        </figure>
        <figure>
          <Strip
            won={latest.map(({ won }) => won)}
            label={`The latest ${games(latest.length)}: ${wonLatest} won`}
          />
          <figcaption>
            {latest.length === 1
              ? 'the latest game'
              : `the latest ${games(latest.length)}, newest right`}
          </figcaption>
        </figure>
        <figure>
          <Bars bars={weeks} label={`${games(thisMonth)} in the last four weeks`} />
          <figcaption>games a week, last {WEEKS} weeks</figcaption>
        </figure>
      </div>
      {totals.length === 0 ? null : (
        <table className={css['totals']}>
          <thead>
            <tr>
              <th scope="col">Game</th>
              <th scope="col">Played</th>
              <th scope="col">Won</th>
              <th scope="col">Mean score</th>
            </tr>
          </thead>
          <tbody>
            {totals.map(({ game, played, won, meanScore }) => (
              <tr key={game}>
                <th scope="row">{gameEntry(game)?.name ?? game}</th>
                <td>{played}</td>
                <td>{won}</td>
                <td>{meanScore === null ? '–' : meanScore.toFixed(1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
