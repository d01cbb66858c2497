import type { CardInfo } from '@conclave/kernel';
import { openTable } from '@conclave/kernel/play';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useRouterState } from '@tanstack/react-router';
import { type ReactElement, useDeferredValue, useMemo, useState } from 'react';
import { ask } from '../../api/http.ts';
import { gameEntry } from '../../games/registry.ts';
import type { CardArt } from '../../table/board.ts';
import { inWords, sourceKind, sourceWord } from '../../table/card-details.ts';
import { StillCard } from '../../table/card-sheet.tsx';
import { defaultArt } from '../../table/default-art.tsx';
import { OtherGames } from '../other-games.tsx';
import parts from '../parts.module.css';
import { CardDetail } from './card-detail.tsx';
import { countWith, type Facet, facetsOf, fits, NO_WISH, withFacet } from './filters.ts';
import css from './gallery-page.module.css';

interface Gallery {
  readonly name: string;
  readonly cards: readonly CardInfo[];
  readonly art: CardArt;
}

/** The server may play a game with cards of its own; without it, there are those that come with the game. */
const givenFor = (game: string): Promise<Readonly<Record<string, unknown>>> =>
  ask('given', { params: { id: game } }).catch(() => ({}));

async function load(id: string): Promise<Gallery> {
  const entry = gameEntry(id);
  if (entry === undefined) throw new Error(`There is no game called ${id}.`);
  const [game, board, given] = await Promise.all([entry.load(), entry.loadBoard?.(), givenFor(id)]);
  const opened = openTable(game, game.seats.min, given);
  if ('error' in opened) throw new Error(opened.error.reason);
  const art = board?.art ?? defaultArt;
  return { name: game.name, cards: game.cards(opened.setup.options), art };
}

/** Every card of a game, with filters made from the facts the game tells of its cards. */
export function GalleryPage(): ReactElement {
  const { game } = useParams({ from: '/cards/$game' });
  const { data } = useSuspenseQuery({
    queryKey: ['gallery', game],
    queryFn: () => load(game),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  const { name, cards, art } = data;
  const facets = useMemo(() => facetsOf(cards), [cards]);
  const [wish, setWish] = useState(NO_WISH);
  const [more, setMore] = useState(false);
  const narrowed = Object.keys(wish.facets).length;
  const asked = useDeferredValue(wish);
  const shown = useMemo(
    () => cards.filter((card) => fits(card, asked, facets)),
    [cards, asked, facets],
  );
  const open = useRouterState({ select: (state) => state.location.hash });
  const navigate = useNavigate();
  const visit = (hash: string): void => {
    navigate({
      to: '/cards/$game',
      params: { game },
      hash,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    }).catch(() => undefined);
  };
  // Whoever cares where cards come from sees it on each, where that differs.
  const mixed = facets.some((facet) => facet.name === 'source');
  const copies = shown.reduce((sum, card) => sum + card.copies, 0);
  return (
    <div className={parts['page']}>
      <div className={parts['head']}>
        <h1>{name}: cards</h1>
        <OtherGames game={game} to="/cards/$game" />
        <Link to="/rules/$game" params={{ game }} className={parts['quiet']}>
          Rulebook
        </Link>
      </div>
      <search className={css['filters']} data-more={more || undefined} aria-label="Filters">
        <label className={`${parts['field']} ${css['words']}`}>
          Words on the card
          <input
            type="search"
            value={wish.words}
            placeholder={example(cards)}
            onChange={(event) => setWish({ ...wish, words: event.target.value })}
          />
        </label>
        <button
          type="button"
          className={`${parts['quiet']} ${css['more']}`}
          aria-expanded={more}
          onClick={() => setMore(!more)}
        >
          {more ? 'Fewer filters' : 'Filters'}
          {narrowed === 0 ? null : ` (${narrowed})`}
        </button>
        {facets.map((facet) => (
          <FacetField
            key={facet.name}
            facet={facet}
            value={wish.facets[facet.name] ?? ''}
            count={(value) => countWith(cards, wish, facets, facet.name, value)}
            choose={(value) => setWish(withFacet(wish, facet.name, value))}
          />
        ))}
        <button
          type="button"
          className={parts['quiet']}
          disabled={wish.words === '' && narrowed === 0}
          onClick={() => setWish(NO_WISH)}
        >
          Show all
        </button>
      </search>
      <p className={css['count']} role="status">
        {shown.length === 0
          ? 'No card is like that.'
          : `${shown.length} different ${shown.length === 1 ? 'card' : 'cards'}, ${copies} in the box`}
      </p>
      <ul className={css['grid']}>
        {shown.map((card) => (
          <li key={card.id}>
            <button
              type="button"
              className={css['card']}
              id={`card-${card.id}`}
              onClick={() => visit(card.id)}
            >
              <span className="unseen">{`${card.name}, ${inWords(card.kind)}`}</span>
              <span aria-hidden="true">
                <StillCard look={art.face(card)} name={card.name} text={card.text} />
              </span>
              <span className={css['below']}>
                {card.copies > 1 ? <b>×{card.copies}</b> : null}
                {mixed ? (
                  <span className={css['from']} data-kind={sourceKind(card.source)}>
                    {sourceWord(sourceKind(card.source))}
                  </span>
                ) : null}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <CardDetail
        game={game}
        cards={shown.some((card) => card.id === open) ? shown : cards}
        open={open}
        art={art}
        visit={visit}
      />
    </div>
  );
}

/** Names of two kinds of card, as a hint at what to search for. */
const example = (cards: readonly CardInfo[]): string =>
  `${[...new Set(cards.map(({ kind }) => inWords(kind)))].slice(0, 2).join(', ')} …`;

function FacetField(props: {
  readonly facet: Facet;
  readonly value: string;
  readonly count: (value: string) => number;
  readonly choose: (value: string) => void;
}): ReactElement {
  const { facet, value, count, choose } = props;
  return (
    <label className={`${parts['field']} ${css['one']}`}>
      <span className={css['facet']}>{facet.title}</span>
      <select value={value} onChange={(event) => choose(event.target.value)}>
        <option value="">all</option>
        {facet.values.map((one) => {
          const many = count(one.value);
          return (
            <option key={one.value} value={one.value} disabled={many === 0 && one.value !== value}>
              {`${one.words} (${many})`}
            </option>
          );
        })}
      </select>
    </label>
  );
}
