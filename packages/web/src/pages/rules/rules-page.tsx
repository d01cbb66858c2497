import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams, useRouterState } from '@tanstack/react-router';
import {
  memo,
  type ReactElement,
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { gameEntry } from '../../games/registry.ts';
import { useWide } from '../../shell/use-wide.ts';
import { OtherGames } from '../other-games.tsx';
import parts from '../parts.module.css';
import { BlockView, Sentence } from './block-view.tsx';
import {
  countRules,
  plainBook,
  type Rulebook,
  readRulebook,
  type Section,
  search,
} from './rulebook.ts';
import css from './rules-page.module.css';

/** Each game's own rulebook, as text; loaded when it is opened. */
const SOURCES = import.meta.glob<string>('../../../../game-*/RULES.md', {
  query: '?raw',
  import: 'default',
});

async function load(id: string): Promise<Rulebook> {
  const source = SOURCES[`../../../../game-${id}/RULES.md`];
  if (source !== undefined) return readRulebook(await source());
  const game = await gameEntry(id)?.load();
  if (game === undefined) throw new Error(`There is no rulebook for ${id}.`);
  return readRulebook(plainBook(game));
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
  const field = useRef<HTMLInputElement>(null);
  useVisit(target, asked);
  useSearchKey(field);
  const entry = gameEntry(game);
  const wide = useWide();
  const leave = (): void => setWish('');
  return (
    <div className={parts['page']}>
      <div className={parts['head']}>
        <h1>{entry?.name ?? game}: rulebook</h1>
        <OtherGames game={game} to="/rules/$game" />
        <Link to="/cards/$game" params={{ game }} className={parts['quiet']}>
          Cards
        </Link>
        {entry?.loadLesson === undefined ? null : (
          <Link to="/learn/$game" params={{ game }} className={parts['quiet']}>
            Learn by playing
          </Link>
        )}
      </div>
      <search className={css['find']}>
        <label className={parts['field']}>
          <span className="unseen">Search by word or number</span>
          <input
            ref={field}
            type="search"
            value={wish}
            placeholder={`Search ${countRules(book)} rules by word or number`}
            onChange={(event) => setWish(event.target.value)}
          />
        </label>
        {wide ? <kbd className={css['slash']}>/</kbd> : null}
        {wide ? null : (
          <FoldedSections key={target}>
            <Sections game={game} book={book} leave={leave} />
          </FoldedSections>
        )}
      </search>
      <div className={css['columns']}>
        {wide ? <Sections game={game} book={book} leave={leave} /> : null}
        <div className={css['text']}>
          {asked.trim() === '' ? (
            <WholeBook game={game} book={book} target={target} />
          ) : (
            <Results game={game} book={book} wish={asked} leave={leave} />
          )}
        </div>
      </div>
    </div>
  );
}

/** On a narrow screen the list opens when it is wanted, and closes when something was chosen. */
function FoldedSections({ children }: { readonly children: ReactElement }): ReactElement {
  return (
    <details className={css['folded']}>
      <summary className={parts['quiet']}>Sections</summary>
      {children}
    </details>
  );
}

function Sections(props: {
  readonly game: string;
  readonly book: Rulebook;
  readonly leave: () => void;
}): ReactElement {
  const { game, book, leave } = props;
  return (
    <nav className={css['sections']} aria-label="Sections">
      {book.sections.map((section) => {
        const [, number, title] = /^([A-Z]+-\d+) (.+)$/.exec(section.title) ?? [];
        return (
          <Link
            key={section.id}
            to="/rules/$game"
            params={{ game }}
            hash={section.id}
            activeOptions={{ includeHash: true }}
            onClick={leave}
          >
            {number === undefined ? null : <span className={css['part']}>{number} </span>}
            {title ?? section.title}
          </Link>
        );
      })}
    </nav>
  );
}

/** The key that leads to the search from anywhere on the page. */
function useSearchKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event;
      const writing =
        target instanceof Element && target.closest('input, select, textarea') !== null;
      if (event.key !== '/' || writing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [field]);
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

/** Long, and drawn again only where the address or the book changes, not while somebody types. */
const WholeBook = memo(function WholeBook(props: {
  readonly game: string;
  readonly book: Rulebook;
  readonly target: string;
}): ReactElement {
  const { game, book, target } = props;
  return (
    <>
      {book.sections.map((section) => (
        <SectionView key={section.id} game={game} section={section} target={target} />
      ))}
    </>
  );
});

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
            <p className={css['where']}>
              <Link
                to="/rules/$game"
                params={{ game }}
                hash={id}
                onClick={leave}
                className={css['number']}
              >
                {/-\d/.test(id) ? id : section}
              </Link>
              {/-\d/.test(id) ? <span>{section.replace(/^[A-Z]+-\d+ /, '')}</span> : null}
            </p>
            <p>
              <Sentence game={game} spans={spans} mark={wish} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
