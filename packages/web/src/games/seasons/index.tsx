import { ENERGIES, extraWorth, worthOf } from '@conclave/game-seasons';
import type { Option } from '@conclave/kernel/play';
import type { ReactElement } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { GameBoard, TableModel } from '../../table/model.ts';
import { cardOfSlot } from '../../table/places.ts';
import { art } from './art.tsx';
import { SeasonsBoard } from './board.tsx';
import { diceOnTable, signsOn } from './dice.ts';
import css from './label.module.css';
import { numbers } from './numbers.ts';
import { tableOf } from './places.ts';
import { Crystals, SignIcon, Token } from './rich.tsx';
import { figureOf } from './signs.ts';

function dieLabel(model: TableModel, place: number): ReactElement | undefined {
  const dice = diceOnTable(tableOf(model), model.sight.counters['rolled'] ?? []);
  const die = dice.find((entry) => entry.place === place);
  if (die === undefined) return undefined;
  return (
    <span className={css['signs']}>
      {signsOn(die.side).map(({ sign, n }, i) => {
        const key = `${sign}${String(i)}`;
        return n > 0 ? <Crystals key={key} n={n} /> : <SignIcon key={key} sign={sign} />;
      })}
      {die.side.transmute ? <SignIcon sign="transmute" /> : null}
      <small>{'●'.repeat(die.side.pips)}</small>
    </span>
  );
}

const BONUS_LABELS: Readonly<Record<string, ReactElement>> = {
  'Bonus: exchange energy': (
    <>
      2<SignIcon sign="energy" />
      ⇄2
      <SignIcon sign="energy" />
    </>
  ),
  'Bonus: transmute': (
    <>
      <SignIcon sign="transmute" />
      +1
    </>
  ),
  'Bonus: raise the gauge': (
    <>
      <SignIcon sign="gauge" />
      +1
    </>
  ),
  'Bonus: draw a card': (
    <>
      <SignIcon sign="card" />
      +1
    </>
  ),
};

const isEnergy = (word: string): word is (typeof ENERGIES)[number] =>
  (ENERGIES as readonly string[]).includes(word);

/** Dice by what they show, transmutations by what they bring, cards with their pictures. */
function optionLabel(option: Option, model: TableModel): ReactElement | undefined {
  const { label, slots = [] } = option;
  if (model.decision?.question === 'die') return dieLabel(model, option.code);
  const type = /^Transmute (\w+)/.exec(label)?.[1] ?? '';
  if (isEnergy(type) && model.you !== null) {
    const table = tableOf(model);
    const worth = worthOf(table, ENERGIES.indexOf(type)) + extraWorth(table, model.you);
    const from = / from (.+)$/.exec(label)?.[1];
    return (
      <span className={css['signs']}>
        <Token type={type} /> → <Crystals n={worth} />
        {from === undefined ? null : <small>{from}</small>}
      </span>
    );
  }
  const bonus = BONUS_LABELS[label];
  if (bonus !== undefined) return <span className={css['signs']}>Bonus {bonus}</span>;
  const [slot] = slots;
  const card = slot === undefined || slots.length > 1 ? undefined : cardOfSlot(model, slot);
  if (card !== undefined && label.includes(card.name)) {
    const verb = label.startsWith('Summon ') || label === card.name ? '' : label.split(' ')[0];
    const short = label.length <= card.name.length + 12;
    if (!short) return undefined;
    return (
      <>
        <Icon glyph={figureOf(card.id, card.kind)} /> {verb} {card.name}
      </>
    );
  }
  const energy = ENERGIES.find((word) => label.toLowerCase().split(/\W/).includes(word));
  if (card !== undefined || energy === undefined) return undefined;
  return (
    <span className={css['signs']}>
      <Token type={energy} /> {label}
    </span>
  );
}

/** Questions about what lies in the middle or before the others. */
const SHARED = new Set([
  'pick',
  'keepNine',
  'drop',
  'split',
  'token',
  'die',
  'moveSeason',
  'keepOrDiscard',
  'keepOne',
  'discardOrder',
  'give',
  'keepFound',
  'takeBuried',
  'buryOrder',
  'arrange',
  'opponent',
  'copy',
  'take',
  'buy',
]);

export const board: GameBoard = {
  Board: SeasonsBoard,
  art,
  optionLabel,
  numbers,
  page: (question) => (SHARED.has(question) ? 'shared' : 'own'),
};
