import type { Table } from '@conclave/kernel';
import { type ReactElement, type ReactNode, useContext, useMemo, useRef } from 'react';
import css from './card-words.module.css';
import { useModel } from './model.ts';
import { Walked } from './walk.ts';
import { useZoom } from './zoom.tsx';

/** A card's name in a sentence; the card shows while it is pointed at. */
export function CardName(props: {
  readonly face: number;
  readonly children: ReactNode;
}): ReactElement {
  const zoom = useZoom();
  const ref = useRef<HTMLButtonElement>(null);
  const { table } = useModel();
  const walked = useContext(Walked);
  const { face } = props;
  const show = (pinned: boolean): void => {
    const near = ref.current?.getBoundingClientRect();
    if (near !== undefined) zoom.show({ face, back: table.backOf[face] ?? -1, near, pinned });
  };
  return (
    <button
      ref={ref}
      type="button"
      className={css['name']}
      tabIndex={walked ? -1 : undefined}
      onPointerEnter={(event) => (event.pointerType === 'mouse' ? show(false) : undefined)}
      onPointerLeave={zoom.hide}
      onFocus={() => show(false)}
      onBlur={zoom.hide}
      onClick={() => show(true)}
    >
      {props.children}
    </button>
  );
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** All names of a table's cards, longest first, so that the longest fits. */
function namePattern(table: Table): RegExp {
  const names = [...new Set(table.spec.faces.map((face) => face.name))];
  names.sort((a, b) => b.length - a.length);
  return new RegExp(`(${names.map(literal).join('|')})`, 'g');
}

/** A sentence whose card names show their cards. */
export function CardWords({ text }: { readonly text: string }): ReactElement {
  const { table } = useModel();
  const pattern = useMemo(() => namePattern(table), [table]);
  const parts = text.split(pattern);
  // A comma after a name stays on its line.
  const commaOf = (i: number): string => (/^[,.:;]/.exec(parts[i] ?? '') ?? [''])[0];
  return (
    <>
      {parts.map((part, i) => {
        const key = `${String(i)}${part}`;
        if (i % 2 === 0)
          return <span key={key}>{part.slice(i === 0 ? 0 : commaOf(i).length)}</span>;
        const face = table.spec.faces.findIndex((entry) => entry.name === part);
        return (
          <span key={key} className={css['whole']}>
            <CardName face={face}>{part}</CardName>
            {commaOf(i + 1)}
          </span>
        );
      })}
    </>
  );
}
