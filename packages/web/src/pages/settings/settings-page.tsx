import { type ReactElement, useId } from 'react';
import { useAppState } from '../../offline/app-notices.tsx';
import {
  CHOICES,
  changeSettings,
  DEFAULTS,
  type Settings,
  useSettings,
} from '../../settings/index.ts';
import parts from '../parts.module.css';
import css from './settings-page.module.css';

interface Words<K extends keyof Settings> {
  readonly title: string;
  readonly about: string;
  readonly name: (value: Settings[K]) => string;
}

const yesNo = (value: boolean): string => (value ? 'On' : 'Off');
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const orSystem = (word: string): string => (word === 'system' ? 'As the device' : capital(word));

const WORDS: { readonly [K in keyof Settings]: Words<K> } = {
  theme: {
    title: 'Colours',
    about: 'Dark as an evening table, or light as paper.',
    name: orSystem,
  },
  textSize: {
    title: 'Text size',
    about: 'For cards, log and buttons alike.',
    name: capital,
  },
  motion: {
    title: 'Motion',
    about: 'Cards travel and counters count. Reduced shows every change at once.',
    name: orSystem,
  },
  sound: {
    title: 'Sound',
    about: 'A short sound when it is your turn.',
    name: yesNo,
  },
  confirmMoves: {
    title: 'Confirm moves',
    about: 'Ask once more before an answer is given.',
    name: yesNo,
  },
};

/** How the table looks, sounds and asks, for this browser. */
export function SettingsPage(): ReactElement {
  const settings = useSettings();
  const changed = (Object.keys(DEFAULTS) as (keyof Settings)[]).some(
    (name) => settings[name] !== DEFAULTS[name],
  );
  return (
    <div className={`${parts['page']} ${css['page']}`}>
      <div className={parts['head']}>
        <h1>Settings</h1>
        <button
          type="button"
          className={parts['quiet']}
          disabled={!changed}
          onClick={() => changeSettings(DEFAULTS)}
        >
          Back to the defaults
        </button>
      </div>
      <p className={parts['soft']}>They are kept in this browser and hold at once.</p>
      <div className={css['list']}>
        <Setting name="theme" />
        <Setting name="textSize" />
        <Setting name="motion" />
        <Setting name="sound" />
        <Setting name="confirmMoves" />
      </div>
      <Device />
    </div>
  );
}

function Setting<K extends keyof Settings>({ name }: { readonly name: K }): ReactElement {
  const now = useSettings()[name];
  const group = useId();
  const words = WORDS[name];
  const values: readonly Settings[K][] = CHOICES[name];
  return (
    <fieldset className={css['setting']} aria-describedby={`${group}about`}>
      <legend>{words.title}</legend>
      <p id={`${group}about`} className={parts['soft']}>
        {words.about}
      </p>
      <div className={css['choices']}>
        {values.map((value) => (
          <label key={String(value)} className={css['choice']}>
            <input
              type="radio"
              name={group}
              checked={value === now}
              onChange={() => changeSettings({ [name]: value } as Partial<Settings>)}
            />
            <span>{words.name(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What this device has kept. */
function Device(): ReactElement {
  const { kept, online, renew } = useAppState();
  return (
    <section className={`${parts['panel']} ${css['device']}`}>
      <h2>This device</h2>
      <p>
        {kept
          ? 'Conclave is kept on this device: games against bots and on one screen need no network. Your browser’s menu can install it as an app.'
          : 'Conclave is not kept on this device yet. It will be, a moment after the page was opened with a network.'}
      </p>
      <p className={parts['soft']}>
        {online ? 'The network is there.' : 'There is no network now.'}
      </p>
      {renew === null ? null : (
        <button type="button" className={parts['main']} onClick={renew}>
          Renew to the newest version
        </button>
      )}
    </section>
  );
}
