import { Link } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { type Block, type Span, textOf } from './rulebook.ts';
import css from './rules-page.module.css';

/** A paragraph, a rule, a list or a table of the rulebook. */
export function BlockView(props: {
  readonly game: string;
  readonly block: Block;
  readonly target: string;
}): ReactElement {
  const { game, block, target } = props;
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Sentence game={game} spans={block.spans} />
        </p>
      );
    case 'rule':
      return (
        <p
          id={block.id}
          className={css['rule']}
          data-target={target === block.id || undefined}
          tabIndex={-1}
        >
          <RuleNumber game={game} id={block.id} label={`Link to rule ${block.id}`} />
          <span>
            <Sentence game={game} spans={headed(block.spans)} />
          </span>
        </p>
      );
    case 'list':
      return (
        <ul className={css['list']}>
          {block.items.map((spans, i) => (
            <li key={String(i)}>
              <Sentence game={game} spans={spans} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <TableView game={game} block={block} />;
  }
}

/** A rule begins with its name and a colon: the name is set apart. */
function headed(spans: readonly Span[]): readonly Span[] {
  const [first, ...rest] = spans;
  const colon = first?.kind === 'plain' ? first.text.indexOf(':') : -1;
  if (first === undefined || colon < 0 || colon > 40) return spans;
  return [
    { kind: 'strong', text: first.text.slice(0, colon + 1) },
    { kind: 'plain', text: first.text.slice(colon + 1) },
    ...rest,
  ];
}

function TableView(props: {
  readonly game: string;
  readonly block: Extract<Block, { kind: 'table' }>;
}): ReactElement {
  const { game, block } = props;
  return (
    <table className={css['table']}>
      <thead>
        <tr>
          {block.head.map((cell, i) => (
            <th key={String(i)} scope="col">
              <Sentence game={game} spans={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row, i) => (
          <tr key={String(i)}>
            {row.map((cell, j) =>
              j === 0 ? (
                <th key={String(j)} scope="row">
                  <Sentence game={game} spans={cell} />
                </th>
              ) : (
                <td key={String(j)} data-label={textOf(block.head[j] ?? [])}>
                  <Sentence game={game} spans={cell} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RuleNumber(props: {
  readonly game: string;
  readonly id: string;
  readonly label?: string;
}): ReactElement {
  const { game, id, label } = props;
  return (
    <Link
      to="/rules/$game"
      params={{ game }}
      hash={id}
      className={css['number']}
      {...(label === undefined ? {} : { 'aria-label': label })}
    >
      {id}
    </Link>
  );
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The words that were searched for, marked. */
function marked(text: string, wish: string | undefined): ReactNode {
  const words = (wish ?? '').split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return text;
  const pieces = text.split(new RegExp(`(${words.map(literal).join('|')})`, 'gi'));
  return pieces.map((piece, i) =>
    i % 2 === 1 ? <mark key={`${String(i)}${piece}`}>{piece}</mark> : piece,
  );
}

/** A line of the rulebook; numbers in it lead to their rules. */
export function Sentence(props: {
  readonly game: string;
  readonly spans: readonly Span[];
  readonly mark?: string;
}): ReactElement {
  const { game, spans, mark } = props;
  return (
    <>
      {spans.map((span, i) => {
        const key = `${String(i)}${span.text}`;
        if (span.kind === 'rule') return <RuleNumber key={key} game={game} id={span.text} />;
        if (span.kind === 'strong') return <strong key={key}>{marked(span.text, mark)}</strong>;
        if (span.kind === 'stress') return <em key={key}>{marked(span.text, mark)}</em>;
        return <span key={key}>{marked(span.text, mark)}</span>;
      })}
    </>
  );
}
