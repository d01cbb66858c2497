import type { ReactElement } from 'react';
import css from './board.module.css';
import type { GatheringType, Need } from './gatherings.ts';
import { CHARACTERISTICS, type Characteristic } from './signs.ts';

const COLOURS: Readonly<Record<Characteristic, string>> = {
  element: '#ff9a6b',
  school: '#f5cb52',
  aspect: '#9fb0ff',
};

const WORDS: Readonly<Record<Need, string>> = {
  same: 'same',
  different: 'different',
  either: 'any',
};

/** Three equal shapes for "all the same", three unlike ones for "all different". */
function Shapes({ need, colour }: { readonly need: Need; readonly colour: string }): ReactElement {
  return (
    <svg viewBox="0 0 64 20" className={css['shapes']} aria-hidden="true">
      <g fill={need === 'either' ? 'none' : colour} stroke={colour} strokeWidth="2">
        <circle cx="11" cy="10" r="7" />
        {need === 'different' ? (
          <>
            <path d="M32 3 40 17H24Z" />
            <rect x="47" y="3.5" width="13" height="13" />
          </>
        ) : (
          <>
            <circle cx="32" cy="10" r="7" strokeDasharray={need === 'either' ? '3 3' : undefined} />
            <circle cx="53" cy="10" r="7" strokeDasharray={need === 'either' ? '3 3' : undefined} />
          </>
        )}
      </g>
    </svg>
  );
}

/** In words: what a type needs. */
export function needWords({ needs }: GatheringType): string {
  return CHARACTERISTICS.map(({ name, plural }) => {
    const need = needs[name];
    return need === 'same' ? `same ${name}` : need === 'different' ? `different ${plural}` : '';
  })
    .filter((words) => words !== '')
    .join(', ');
}

export function Pattern({ type }: { readonly type: GatheringType }): ReactElement {
  return (
    <span className={css['pattern']}>
      {CHARACTERISTICS.map(({ name }) => (
        <span key={name} title={`${name}: ${WORDS[type.needs[name]]}`}>
          <i style={{ color: COLOURS[name] }}>{name.slice(0, 2)}</i>
          <Shapes need={type.needs[name]} colour={COLOURS[name]} />
        </span>
      ))}
    </span>
  );
}
