import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import css from './chat.module.css';
import { useModel } from './model.ts';

const LONGEST = 400;

/** What people say at this table. Text, never markup. */
export function Chat(): ReactElement {
  const { snapshot, connection, names, you } = useModel();
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState('');
  const end = useRef<HTMLLIElement>(null);
  const { chat, info } = snapshot;
  const own = you === null ? undefined : info.seats[you]?.player;
  const muted = new Set(info.muted ?? []);
  const lines = chat.filter((line) => !muted.has(line.player));
  const last = lines[lines.length - 1]?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is read from its end
  useEffect(() => {
    // Newer browsers answer with a promise, which an effect must not return.
    void end.current?.scrollIntoView({ block: 'nearest' });
  }, [last]);

  const say = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const words = text.trim();
    if (words === '') return;
    const outcome = await connection.chat(words);
    if (outcome.ok) setText('');
    setTrouble(outcome.ok ? '' : outcome.error.message);
  };

  return (
    <div className={css['chat']}>
      <ol className={css['lines']} aria-label="Chat">
        {lines.length === 0 ? <li className={css['none']}>Nobody has said anything.</li> : null}
        {lines.map((line) => (
          <li key={line.id} data-table={line.player === '' || undefined}>
            {line.player === '' ? null : <strong>{line.name}</strong>} {line.text}
            {line.player !== '' && line.player !== own ? (
              <button
                type="button"
                className={css['mute']}
                onClick={() => void connection.mute(line.player, true)}
              >
                mute<span className="unseen"> {line.name}</span>
              </button>
            ) : null}
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      {muted.size === 0 ? null : (
        <p className={css['muted']}>
          {[...muted].map((player) => (
            <button
              key={player}
              type="button"
              className={css['mute']}
              onClick={() => void connection.mute(player, false)}
            >
              hear {names[info.seats.findIndex((seat) => seat.player === player)] ?? 'them'} again
            </button>
          ))}
        </p>
      )}
      <form className={css['say']} onSubmit={(event) => void say(event)}>
        <label className="unseen" htmlFor="say">
          Say something
        </label>
        <input
          id="say"
          value={text}
          maxLength={LONGEST}
          autoComplete="off"
          placeholder="Say something…"
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit">Send</button>
      </form>
      {trouble === '' ? null : (
        <p role="alert" className={css['trouble']}>
          {trouble}
        </p>
      )}
    </div>
  );
}
