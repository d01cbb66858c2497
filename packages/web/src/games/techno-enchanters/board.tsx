import { type StealChance, stealChances } from '@conclave/game-techno-enchanters';
import { type ReactElement, useMemo } from 'react';
import type { TableModel } from '../../table/model.ts';
import { Stage } from '../../table/stage.tsx';
import css from './board.module.css';
import { Middle } from './middle.tsx';
import { NoSeat, OwnArea } from './own.tsx';
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
  // The others in turn order, from the viewer's left.
  const first = you === null ? 0 : you + 1;
  const others = names.map((_, i) => (first + i) % names.length).filter((seat) => seat !== you);
  return (
    <Stage
      shared={
        <div className={css['board']} data-many={others.length}>
          <div className={css['others']} data-many={others.length}>
            {others.map((seat) => (
              <OtherSeat key={seat} model={model} seat={seat} chances={chances} />
            ))}
          </div>
          <Middle model={model} />
        </div>
      }
      own={you === null ? <NoSeat model={model} /> : <OwnArea model={model} seat={you} />}
    />
  );
}
