import { type Disagreement, type GameLog, sha256 } from '@conclave/kernel/play';
import { type ReactElement, type RefObject, useEffect, useState } from 'react';
import parts from '../parts.module.css';
import css from './replay.module.css';
import type { Recording } from './source.ts';

type Check = 'running' | { readonly found: Disagreement | null } | { readonly failed: string };

/** The browser's own SHA-256, so that the check does not rest on our code alone; ours without https. */
async function digest(seed: string): Promise<string> {
  if (!isSecureContext) return sha256(seed);
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function check(log: GameLog): Promise<Check> {
  const { localTables } = await import('../../offline/index.ts');
  const outcome = await localTables.verify(log);
  return outcome.ok ? { found: outcome.value } : { failed: outcome.error.message };
}

/** Whether the deal and every answer are what they claim to be. */
export function VerifyDialog(props: {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly recording: Recording;
  readonly names: readonly string[];
  readonly open: boolean;
  readonly show: (at: number) => void;
  readonly close: () => void;
}): ReactElement {
  const { dialog, recording, names, open, show, close } = props;
  const { log } = recording;
  const [hash, setHash] = useState('');
  const [result, setResult] = useState<Check>('running');
  const [noted, setNoted] = useState('');
  useEffect(() => {
    if (!open) return;
    digest(log.seed)
      .then(setHash)
      .catch(() => setHash(sha256(log.seed)));
    check(log)
      .then(setResult)
      .catch((error: unknown) => setResult({ failed: String(error) }));
  }, [open, log]);
  const own = noted.trim().toLowerCase();
  return (
    <dialog ref={dialog} className={parts['dialog']} aria-label="Verification" onClose={close}>
      <div className={css['sheet']}>
        <h2>Is this game true?</h2>
        <p className={parts['soft']}>
          Every shuffle comes from the seed. Its SHA-256 was shown before the first card was dealt,
          the seed itself after the last: who compares them knows that nobody chose the deal later.
        </p>
        <dl className={css['proof']}>
          <dt>Seed</dt>
          <dd>
            <code>{log.seed}</code>
          </dd>
          <dt>Its SHA-256, computed here and now</dt>
          <dd>
            <code>{hash}</code>
          </dd>
          <dt>Shown before the deal, as the log has it</dt>
          <dd>
            <code>{log.seedHash}</code>
          </dd>
        </dl>
        <Verdict good={hash === '' ? undefined : hash === log.seedHash}>
          {hash === log.seedHash
            ? 'The seed fits the hash.'
            : 'The seed does not fit the hash: this deal was not the one that was announced.'}
        </Verdict>
        <label className={parts['field']}>
          The hash you noted at the table, or its beginning
          <input
            value={noted}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => setNoted(event.target.value)}
          />
        </label>
        {own === '' ? null : (
          <Verdict good={log.seedHash.startsWith(own)}>
            {log.seedHash.startsWith(own) ? 'It is the same.' : 'It is another one.'}
          </Verdict>
        )}
        <Rules log={log} names={names} result={result} show={show} />
        <p className={css['ways']}>
          <button type="button" className={parts['main']} onClick={() => dialog.current?.close()}>
            Close
          </button>
        </p>
      </div>
    </dialog>
  );
}

function Verdict(props: {
  readonly good: boolean | undefined;
  readonly children: string;
}): ReactElement | null {
  if (props.good === undefined) return null;
  return (
    <p className={css['verdict']} data-good={props.good} role="status">
      <span aria-hidden="true">{props.good ? '✓' : '✗'}</span> {props.children}
    </p>
  );
}

/** What the rules say to the log. */
function Rules(props: {
  readonly log: GameLog;
  readonly names: readonly string[];
  readonly result: Check;
  readonly show: (at: number) => void;
}): ReactElement {
  const { log, names, result, show } = props;
  if (result === 'running') return <p role="status">The rules are reading the log…</p>;
  if ('failed' in result) return <Verdict good={false}>{result.failed}</Verdict>;
  const { found } = result;
  if (found === null) {
    const count = `All ${log.answers.length} answers follow the rules`;
    return <Verdict good={true}>{`${count}, and the end is the one the log names.`}</Verdict>;
  }
  const { answer, place, reason, rule } = found;
  if (answer === undefined) {
    return <Verdict good={false}>{`Log and rules disagree: ${place} ${reason}.`}</Verdict>;
  }
  const who = names[log.answers[answer]?.seat ?? -1] ?? 'nobody who plays';
  return (
    <>
      <Verdict good={false}>
        {`Log and rules part at answer ${answer + 1}, by ${who}: ${reason}${rule === '' ? '' : ` (${rule})`}.`}
      </Verdict>
      <button type="button" className={parts['quiet']} onClick={() => show(answer)}>
        Show that moment
      </button>
    </>
  );
}
