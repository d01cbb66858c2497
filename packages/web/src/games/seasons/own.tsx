import { enchanted, extraWorth, mayTransmute, reserveOf, worthOf } from '@conclave/game-seasons';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { CardsButton } from '../../table/cards-button.tsx';
import layout from '../../table/layout.module.css';
import { type TableModel, useModel } from '../../table/model.ts';
import { OneNumber } from '../../table/seat-numbers.tsx';
import { OwnSeat, ToAct } from '../../table/seats.tsx';
import { bonuses, type FreeAction, isTokenUse, transmutations } from './free-actions.ts';
import { Hand } from './hand.tsx';
import { OwnInPlay } from './in-play.tsx';
import { numbers } from './numbers.ts';
import css from './own.module.css';
import { counterOf, placeOf, tableOf } from './places.ts';
import { Crystals, SignIcon, Token } from './rich.tsx';
import { libraryGlyph } from './signs.ts';
import { AbilityToken, BonusTrack, OwnDie, Reserve } from './things.tsx';

interface OfSeat {
  readonly model: TableModel;
  readonly seat: number;
}

/** The viewer's own things: numbers, reserve, bonuses, libraries, cards in play and hand. */
export function OwnArea({ model, seat }: OfSeat): ReactElement {
  const first = counterOf(model, 'first') === seat;
  return (
    <OwnSeat
      seat={seat}
      className={css['own']}
      head={
        <>
          <h2>
            You {first ? <span className={layout['mark']}>first</span> : null}
            <ToAct seat={seat} />
          </h2>
          <OwnDie model={model} seat={seat} />
        </>
      }
      panel={
        <>
          <div className={css['numbers']}>
            {numbers(model, seat).map((number) => (
              <OneNumber key={number.label} number={number} />
            ))}
          </div>
          <Reserve model={model} seat={seat} />
          <Transmute model={model} seat={seat} />
          <Bonuses model={model} />
          <div className={css['kept']}>
            <BonusTrack model={model} seat={seat} />
            <Library model={model} seat={seat} name="library2" title="II" />
            <Library model={model} seat={seat} name="library3" title="III" />
            <Ability model={model} seat={seat} />
          </div>
        </>
      }
    >
      <div className={css['cards']}>
        <section aria-label="Your cards in play">
          <h3>In play</h3>
          <OwnInPlay model={model} seat={seat} />
        </section>
        <section aria-label="Your hand">
          <h3>Hand</h3>
          <Hand model={model} seat={seat} />
        </section>
      </div>
    </OwnSeat>
  );
}

/** A free action as a small button: lit where it is offered, greyed with the reason where not. */
function ActionButton(props: {
  readonly action: FreeAction;
  readonly children: ReactNode;
  /** Said where nothing is asked. */
  readonly words: string;
}): ReactElement {
  const { action, children, words } = props;
  const model = useModel();
  const { option, why, label } = action;
  const press = (): void => {
    if (option !== undefined) model.pickOption(option.code);
    else if (why !== undefined) model.complain({ text: why.reason, rule: why.rule });
  };
  const does = option?.does ?? words;
  const hint = (): void => (option === undefined ? undefined : model.hint([], does));
  return (
    <button
      type="button"
      className={css['action']}
      data-offered={option === undefined ? undefined : ''}
      aria-disabled={option === undefined ? true : undefined}
      title={why === undefined ? `${label}. ${does}` : `${label}: ${why.reason} (${why.rule})`}
      onClick={press}
      onPointerEnter={hint}
      onPointerLeave={() => model.hint([])}
      onFocus={hint}
      onBlur={() => model.hint([])}
    >
      <span className="unseen">
        {label}. {does} {why === undefined ? '' : `Not now: ${why.reason}.`}
      </span>
      <span aria-hidden="true">{children}</span>
    </button>
  );
}

/** S-7: what a token of each energy would bring this seat now. */
function Transmute({ model, seat }: OfSeat): ReactElement {
  const table = tableOf(model);
  const extra = extraWorth(table, seat);
  const may = mayTransmute(table, seat) && counterOf(model, 'active') === seat;
  return (
    <div className={css['transmute']} data-may={may ? '' : undefined}>
      {transmutations(model.decision).map((action, i) => {
        const worth = worthOf(table, i) + extra;
        const own = reserveOf(table, seat, i);
        return (
          <ActionButton
            key={action.type}
            action={action}
            words={`You have ${own}; each is worth ${worth} crystals when you may transmute.`}
          >
            <Token type={action.type} state={own > 0 ? 'there' : 'spared'} />
            <Crystals n={worth} />
          </ActionButton>
        );
      })}
    </div>
  );
}

const BONUS_SIGNS: readonly ReactNode[] = [
  <span key="exchange">
    2<SignIcon sign="energy" />
  </span>,
  <span key="transmute">
    <SignIcon sign="transmute" />
    +1
  </span>,
  <span key="gauge">
    <SignIcon sign="gauge" />
    +1
  </span>,
  <span key="card">
    <SignIcon sign="card" />
    +1
  </span>,
];

const BONUS_WORDS = [
  'Discard 2 energy tokens and gain 2 of your choice.',
  'Transmute this turn, each token for 1 crystal more.',
  'Your summoning gauge rises by 1.',
  'Draw a card; keep it or discard it.',
];

function Bonuses({ model }: { readonly model: TableModel }): ReactElement {
  const extra = enchanted(tableOf(model)).extraBonus !== undefined;
  return (
    <div className={css['bonuses']}>
      {bonuses(model.decision, extra).map((action, i) => (
        <ActionButton key={action.label} action={action} words={BONUS_WORDS[i] ?? ''}>
          {BONUS_SIGNS[i]}
        </ActionButton>
      ))}
    </div>
  );
}

function Library(
  props: OfSeat & { readonly name: 'library2' | 'library3'; readonly title: string },
): ReactElement {
  const { model, seat, name, title } = props;
  const { zone, cards } = placeOf(model, name, seat);
  const label = `Library of year ${title}, ${cards.length} cards`;
  return (
    <span data-zone={zone}>
      <CardsButton
        title={label}
        label={`${label}: show all`}
        button={
          <>
            <Icon glyph={libraryGlyph} /> {title} <b>{cards.length}</b>
          </>
        }
        cards={cards}
      />
    </span>
  );
}

/** S-20.3: the own token, with a button while it may be used. */
function Ability({ model, seat }: OfSeat): ReactElement | null {
  const option = model.decision?.options.find(({ label }) => isTokenUse(label));
  return (
    <>
      <AbilityToken model={model} seat={seat} />
      {option === undefined ? null : (
        <ActionButton action={{ label: 'Use your token', option, why: undefined }} words="">
          use
        </ActionButton>
      )}
    </>
  );
}
