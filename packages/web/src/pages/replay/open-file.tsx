import { type ReactElement, useState } from 'react';
import { TopBar } from '../../shell/shell.tsx';
import parts from '../parts.module.css';
import css from './replay.module.css';
import { keepFile, readFile } from './source.ts';

/** Larger than any game; a mistaken file should not stop the page. */
const LARGEST = 4_000_000;

/** Opens a game that was saved to a file. */
export function OpenFile(props: {
  readonly trouble: string;
  readonly opened: () => void;
}): ReactElement {
  const [own, setTrouble] = useState('');
  const trouble = own === '' ? props.trouble : own;
  const [over, setOver] = useState(false);
  const take = async (file: File | null | undefined): Promise<void> => {
    if (file === null || file === undefined) return;
    try {
      if (file.size > LARGEST) throw new Error('This file is too large to be a game.');
      const text = await file.text();
      readFile(text);
      setTrouble('');
      keepFile(text);
      props.opened();
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  const send = (file: File | null | undefined): void => {
    take(file).catch(() => undefined);
  };
  return (
    <>
      <TopBar />
      <div className={parts['page']}>
        <div className={parts['head']}>
          <h1>Replay a file</h1>
        </div>
        <label
          className={css['drop']}
          data-over={over || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            send(event.dataTransfer.files.item(0));
          }}
        >
          <strong>Choose a game’s file, or drop it here</strong>
          <span className={parts['soft']}>
            A finished game saves itself as a .json file from its replay. Nothing leaves this
            device.
          </span>
          <input
            type="file"
            accept="application/json,.json"
            onChange={(event) => send(event.target.files?.item(0))}
          />
        </label>
        {trouble === '' ? null : (
          <p className={parts['trouble']} role="alert">
            {trouble}
          </p>
        )}
      </div>
    </>
  );
}
