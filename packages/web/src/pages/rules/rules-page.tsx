import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams, useRouterState } from '@tanstack/react-router';
import { type ReactElement, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { gameEntry } from '../../games/registry.ts';
import parts from '../parts.module.css';
import { BlockView, Sentence } from './block-view.tsx';
import { type Rulebook, readRulebook, type Section, search } from './rulebook.ts';
import css from './rules-page.module.css';

/** Each game's own rulebook, as text; loaded when it is opened. */
const SOURCES = import.meta.glob<string>('../../../../game-*/RULES.md', {
  query: '?raw',
  import: 'default',
});

async function load(game: string): Promise<Rulebook> {
  const path = Object.keys(SOURCES).find((one) => one.includes(`/game-${game}/`));
  const source = path === undefined ? undefined : SOURCES[path];
  if (source === undefined) throw new Error(`There is no rulebook for ${game}.`);
  return readRulebook(await source());
}

/** The numbered rulebook: sections, search, and a link to every rule. */
export function RulesPage(): ReactElement {
  const { game } = useParams({ from: '/rules/$game' });
  const { data: book } = useSuspenseQuery({
    queryKey: ['rulebook', game],
    queryFn: () => load(game),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [wish, setWish] = useState('');
  const asked = useDeferredValue(wish);
  const target = useRouterState({ select: (state) => state.location.hash });
  useVisit(target, asked);
  const name = gameEntry(game)?.name ?? game;
  return (
    <div className={`${parts['page']} ${css['page']}`}>
      <div className={`${parts['head']} ${css['head']}`}>
        <h1>{name}: rulebook</h1>
        <label className={parts['field']}>
          Search by word or number
          <input
            type="search"
            value={wish}
            placeholder="re-use, Proxima, G-4.3 …"
            onChange={(event) => setWish(event.target.value)}
          />
        </label>
        <Link to="/cards/$game" params={{ game }} className={parts['quiet']}>
          Cards
        </Link>
        {gameEntry(game)?.loadLesson === undefined ? null : (
          <Link to="/learn/$game" params={{ game }} className={parts['quiet']}>
            Learn by playing
          </Link>
        )}
      </div>
      <div className={css['columns']}>
        <nav className={css['sections']} aria-label="Sections">
          {book.sections.map((section) => (
            <Link
              key={section.id}
              to="/rules/$game"
              params={{ game }}
              hash={section.id}
              activeOptions={{ includeHash: true }}
              onClick={() => setWish('')}
            >
              {section.title}
            </Link>
          ))}
        </nav>
        <div className={css['text']}>
          {asked.trim() === '' ? (
            book.sections.map((section) => (
              <SectionView key={section.id} game={game} section={section} target={target} />
            ))
          ) : (
            <Results game={game} book={book} wish={asked} leave={() => setWish('')} />
          )}
        </div>
      </div>
    </div>
  );
}

/** Goes to the rule the address names, once the text is there and whenever the address changes. */
function useVisit(target: string, asked: string): void {
  useEffect(() => {
    if (target === '' || asked !== '') return;
    const place = document.getElementById(decodeURIComponent(target));
    place?.scrollIntoView({ block: 'start' });
    place?.focus({ preventScroll: true });
  }, [target, asked]);
}

function SectionView(props: {
  readonly game: string;
  readonly section: Section;
  readonly target: string;
}): ReactElement {
  const { game, section, target } = props;
  return (
    <section className={css['section']} aria-labelledby={section.id}>
      <h2 id={section.id} tabIndex={-1}>
        {section.title}
      </h2>
      {section.blocks.map((block, i) => (
        <BlockView key={keyOf(section, i)} game={game} block={block} target={target} />
      ))}
    </section>
  );
}

function keyOf(section: Section, i: number): string {
  const block = section.blocks[i];
  return block?.kind === 'rule' ? block.id : `${section.id} ${i}`;
}

function Results(props: {
  readonly game: string;
  readonly book: Rulebook;
  readonly wish: string;
  readonly leave: () => void;
}): ReactElement {
  const { game, book, wish, leave } = props;
  const found = useMemo(() => search(book, wish), [book, wish]);
  const count = found.length === 1 ? 'One place' : `${found.length} places`;
  return (
    <section aria-label="Search results">
      <p className={css['count']} role="status">
        {found.length === 0 ? `Nothing in the rulebook speaks of “${wish.trim()}”.` : `${count}:`}
      </p>
      <ul className={css['results']}>
        {found.map(({ id, section, spans }, i) => (
          <li key={`${id} ${String(i)}`}>
            <Link
              to="/rules/$game"
              params={{ game }}
              hash={id}
              onClick={leave}
              className={css['number']}
            >
              {/-\d/.test(id) ? id : section}
            </Link>
            <p>
              <Sentence game={game} spans={spans} mark={wish} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
