import {
  abilityOf,
  ENERGIES,
  reserveLimit,
  reserveOf,
  reserveSize,
  SETUP,
} from '@conclave/game-seasons';
import type { ReactElement } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { CardName } from '../../table/card-words.tsx';
import type { TableModel } from '../../table/model.ts';
import { cardOf } from '../../table/places.ts';
import { dieFrom, sideWords } from './dice.ts';
import { DieFace } from './die.tsx';
import { counterOf, placeOf, tableOf } from './places.ts';
import { Token } from './rich.tsx';
import { figureOf } from './signs.ts';
import css from './things.module.css';

interface OfSeat {
  readonly model: TableModel;
  readonly seat: number;
}

/** "2 fire, 1 air of 7" */
export function reserveWords(tokens: readonly number[], limit: number): string {
  const parts = ENERGIES.flatMap((type, i) => {
    const n = tokens[i] ?? 0;
    return n === 0 ? [] : [`${n} ${type}`];
  });
  return `Reserve: ${parts.length === 0 ? 'empty' : parts.join(', ')}; holds ${limit}`;
}

/** S-6.1: energy tokens in their places, and the places still free. */
export function Reserve({ model, seat }: OfSeat): ReactElement {
  const table = tableOf(model);
  const limit = reserveLimit(table, seat);
  const size = reserveSize(table, seat);
  const counts = ENERGIES.map((_, type) => reserveOf(table, seat, type));
  const words = reserveWords(counts, limit);
  return (
    <span className={css['reserve']} title={words}>
      <span className="unseen">{words}</span>
      {ENERGIES.flatMap((type, i) =>
        Array.from({ length: counts[i] ?? 0 }, (_, n) => (
          <Token key={`${type}${String(n)}`} type={type} />
        )),
      )}
      {Array.from({ length: Math.max(0, limit - size) }, (_, i) => (
        <span key={`free${String(i)}`} className={css['free']} aria-hidden="true" />
      ))}
    </span>
  );
}

/** S-11.9: how many bonuses are used, and what each costs at the end. */
export function BonusTrack({ model, seat }: OfSeat): ReactElement {
  const used = counterOf(model, 'bonus', seat);
  const cost = SETUP.bonusCosts[used] ?? 0;
  const words = `Bonuses used: ${used} of ${SETUP.bonuses}${cost > 0 ? `, −${cost} points` : ''}`;
  return (
    <span className={css['bonus']} title={words}>
      <span className="unseen">{words}</span>
      {SETUP.bonusCosts.slice(1).map((points, i) => (
        <span key={points} data-used={i < used ? '' : undefined} aria-hidden="true">
          −{points}
        </span>
      ))}
    </span>
  );
}

/** S-4.4: the die of this round. */
export function OwnDie({ model, seat }: OfSeat): ReactElement | null {
  const die = dieFrom(tableOf(model), counterOf(model, 'die', seat), 0);
  if (die === undefined) return null;
  const words = `Chosen die: ${sideWords(die.side)}`;
  return (
    <span className={css['chosen']} title={words}>
      <span className="unseen">{words}</span>
      <DieFace die={die} />
    </span>
  );
}

/** S-20: the ability token, face up until it is used. */
export function AbilityToken(
  props: OfSeat & {
    /** Its sign alone; its name is said. */
    readonly brief?: boolean;
  },
): ReactElement | null {
  const { model, seat, brief = false } = props;
  const ability = abilityOf(tableOf(model), seat);
  const card = placeOf(model, 'ability', seat).cards[0];
  const info = cardOf(model, card);
  if (ability === undefined || card === undefined || info === undefined) return null;
  const used = counterOf(model, 'used', seat) === 1;
  const points = ability.points < 0 ? `−${-ability.points}` : `+${ability.points}`;
  const state = used ? `used, ${points}` : ability.usage === 'permanent' ? 'lasting' : 'unused';
  return (
    <span className={css['ability']} data-used={used ? '' : undefined} data-slot={card.slot}>
      <CardName face={card.face}>
        {brief ? (
          <>
            <span className="unseen">
              {info.name}, {state}
            </span>
            <Icon glyph={figureOf(info.id, info.kind)} />
          </>
        ) : (
          info.name
        )}
      </CardName>
      {brief ? used ? <small aria-hidden="true">{points}</small> : null : <small>{state}</small>}
    </span>
  );
}
