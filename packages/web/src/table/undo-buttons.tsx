import type { Undo } from '@conclave/kernel/play';
import type { ReactElement } from 'react';
import { Icon } from '../icons/icon.tsx';
import { anticlockwiseRotation, returnArrow } from '../icons/table.ts';
import css from './decision-bar.module.css';
import { KeyCap } from './key-cap.tsx';
import { useModel } from './model.ts';

const WHY: Readonly<Record<Extract<Undo, { reason: string }>['reason'], string>> = {
  'nothing-to-undo': 'There is nothing to take back.',
  'another-seat-acted': 'Another player has acted since your last move.',
  'something-was-revealed': 'A card was shown by your last move: what is known stays known.',
};

/** Where one step back leads: to the last answer, or to the one that may still be changed. */
export function backTo(undo: Undo, seq: number): number | undefined {
  if ('change' in undo) return undo.change;
  return 'to' in undo ? seq - 1 : undefined;
}

/** Back by one answer, and back as far as the rules of information allow. */
export function UndoButtons(): ReactElement | null {
  const model = useModel();
  const { snapshot, connection, you } = model;
  if (you === null || !connection.abilities.has('undo')) return null;
  const { undo, seq } = snapshot;
  const why = 'reason' in undo ? WHY[undo.reason] : undefined;
  const to = 'to' in undo ? undo.to : seq;
  const back = backTo(undo, seq);
  const far = seq - to > 1;
  return (
    <>
      <button
        type="button"
        className={css['way']}
        aria-disabled={why !== undefined}
        title={why}
        onClick={() =>
          back === undefined ? model.complain({ text: why ?? '', rule: '' }) : model.undo(back)
        }
      >
        <Icon glyph={anticlockwiseRotation} />{' '}
        <span className={css['word']}>{'change' in undo ? 'Change my answer' : 'Undo'}</span>
        {why === undefined ? null : <span className="unseen">{why}</span>}
        <KeyCap>U</KeyCap>
      </button>
      {far ? (
        <button type="button" className={css['way']} onClick={() => model.undo(to)}>
          <Icon glyph={returnArrow} /> <span className={css['word']}>Restart turn</span>
        </button>
      ) : null}
    </>
  );
}
