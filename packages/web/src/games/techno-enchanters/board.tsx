import { type StealChance, stealChances } from '@conclave/game-techno-enchanters';
import { type ReactElement, useMemo } from 'react';
import layout from '../../table/layout.module.css';
import type { TableModel } from '../../table/model.ts';
import { NoSeat, Others, othersOf } from '../../table/seats.tsx';
import { Stage } from '../../table/stage.tsx';
import css from './board.module.css';
import { Middle } from './middle.tsx';
import { OwnArea } from './own.tsx';
import { OtherSeat } from './seats.tsx';
import { useShieldAnswer } from './shield.ts';

const NO_CHANCES: ReadonlyMap<number, StealChance> = new Map();

/** The table of Techno-Enchanters. */
export function TechnoBoard({ model }: { readonly model: TableModel }): ReactElement {
  const { you, names, sight, table } = model;
  useShieldAnswer(model);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what lies on the table is all that matters
  const chances = useMemo(() => {
    if (you === null) return NO_CHANCES;
    return new Map(stealChances(table, you).map((chance) => [chance.slot, chance]));
  }, [sight, you, table]);
  return (
    <Stage
      shared={
        <div
          className={`${layout['board']} ${css['board']}`}
          data-many={othersOf(you, names.length).length}
        >
          <Others className={css['others']}>
            {(seat) => <OtherSeat key={seat} model={model} seat={seat} chances={chances} />}
          </Others>
          <Middle model={model} />
        </div>
      }
      own={
        you === null ? (
          <NoSeat hidden="Characters, hands and treasures stay hidden until the game ends." />
        ) : (
          <OwnArea model={model} seat={you} />
        )
      }
    />
  );
}
