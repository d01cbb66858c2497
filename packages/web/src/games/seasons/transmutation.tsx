import { ENERGIES, extraWorth, SEASONS, SETUP, seasonOf } from '@conclave/game-seasons';
import type { ReactElement } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { TableModel } from '../../table/model.ts';
import { counterOf, tableOf } from './places.ts';
import { Token } from './rich.tsx';
import { seasonTint } from './signs.ts';
import css from './transmutation.module.css';

/** S-7.3: what a token of each energy is worth, season by season; the running one stands out. */
export function Transmutation({ model }: { readonly model: TableModel }): ReactElement {
  const table = tableOf(model);
  const now = seasonOf(table);
  const extra = extraWorth(table, model.you ?? counterOf(model, 'active'));
  return (
    <table className={css['table']}>
      <caption>
        Transmutation
        {extra > 0 ? <b> +{extra} each</b> : null}
      </caption>
      <thead>
        <tr>
          <td />
          {ENERGIES.map((type) => (
            <th key={type} scope="col">
              <span className="unseen">{type}</span>
              <Token type={type} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SEASONS.map((season, i) => (
          <tr key={season} data-now={i === now ? '' : undefined}>
            <th scope="row">
              <span className="unseen">
                {season}
                {i === now ? ', now' : ''}
              </span>
              <span style={{ color: `var(--season-${String(i)})` }}>
                <Icon glyph={seasonTint(i).glyph} />
              </span>
            </th>
            {ENERGIES.map((type, n) => {
              const worth = SETUP.transmutation[i]?.[n] ?? 0;
              return (
                <td key={type} data-worth={worth}>
                  {i === now ? worth + extra : worth}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
