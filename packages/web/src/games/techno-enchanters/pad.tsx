import { possibleSigns } from '@conclave/game-techno-enchanters';
import { type ReactElement, useMemo, useState } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { checkMark } from '../../icons/techno-enchanters.ts';
import type { TableModel } from '../../table/model.ts';
import { SIGNS } from './looks.ts';
import css from './pad.module.css';
import { type Mark, type Marks, markOf, readMarks, turned } from './pad.ts';

/** The viewer's notes on one match; they stay in this browser. */
function useMarks(match: string, seat: number): [Marks, (next: Marks) => void] {
  const key = `conclave.pad.${match}.${seat}`;
  const [marks, setMarks] = useState<Marks>(() => readMarks(localStorage.getItem(key)));
  return [
    marks,
    (next) => {
      setMarks(next);
      localStorage.setItem(key, JSON.stringify(next));
    },
  ];
}

const MARKS: Readonly<Record<Mark, { sign: string; words: string }>> = {
  none: { sign: '', words: 'no mark' },
  no: { sign: '×', words: 'you think not' },
  maybe: { sign: '?', words: 'you suspect it' },
  yes: { sign: '!', words: 'you think so' },
};

/** Which seat may have which sign: the impossible is crossed out, the rest is for one's own marks. */
export function Pad(props: { readonly model: TableModel; readonly seat: number }): ReactElement {
  const { model, seat } = props;
  const { table, names, snapshot } = model;
  const [marks, setMarks] = useMarks(snapshot.info.id, seat);
  const possible = useMemo(
    () => (snapshot.view === undefined ? [] : possibleSigns(table, snapshot.view)),
    [table, snapshot.view],
  );
  const signs = SIGNS.slice(0, names.length);
  return (
    <section className={css['pad']} data-many={names.length} aria-label="Your notes on the signs">
      <h2 className={css['head']}>
        Who is who? <small>your notes</small>
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">Player</span>
            </th>
            {signs.map((sign) => (
              <th key={sign.id} scope="col" title={sign.word}>
                <span
                  className={css['sign']}
                  style={{ color: sign.colour, background: sign.ground }}
                >
                  <Icon glyph={sign.glyph} label={sign.word} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name, row) => {
            const left = possible[row]?.filter((may) => may).length ?? 0;
            return (
              <tr key={`seat-${String(row)}`} data-seat={row}>
                <th scope="row">{row === seat ? 'You' : name}</th>
                {signs.map((sign, column) => (
                  <td key={sign.id}>
                    <Field
                      who={row === seat ? 'You' : name}
                      sign={sign.word}
                      may={possible[row]?.[column] ?? true}
                      certain={left === 1}
                      mark={markOf(marks, row, column)}
                      turn={() => setMarks(turned(marks, row, column))}
                    />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function Field(props: {
  readonly who: string;
  readonly sign: string;
  readonly may: boolean;
  readonly certain: boolean;
  readonly mark: Mark;
  turn(): void;
}): ReactElement {
  const { who, sign, may, certain, mark, turn } = props;
  if (!may) {
    return (
      <span className={css['field']} data-state="impossible" title={`${who}: not ${sign}`}>
        <span aria-hidden="true">×</span>
        <span className="unseen">impossible</span>
      </span>
    );
  }
  if (certain) {
    return (
      <span className={css['field']} data-state="certain" title={`${who}: ${sign}`}>
        <Icon glyph={checkMark} label="certain" />
      </span>
    );
  }
  const { sign: shown, words } = MARKS[mark];
  return (
    <button
      type="button"
      className={css['field']}
      data-state={mark}
      aria-label={`${who}, ${sign}: ${words}`}
      title={`${who}, ${sign}: ${words}`}
      onClick={turn}
    >
      {shown}
    </button>
  );
}
