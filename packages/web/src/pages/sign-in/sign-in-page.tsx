import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, type ReactElement, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { passkeysWork, signIn, signInWithPasskey, signUp } from '../../session/account.ts';
import { anyName, beSomebody, rememberedName, useMe } from '../../session/me.ts';
import { NameField } from '../name-field.tsx';
import parts from '../parts.module.css';
import css from './sign-in.module.css';

type Way = 'guest' | 'in' | 'up';

/** Sit down as a guest with just a name, sign in, or make an account. */
export function SignInPage(): ReactElement {
  const me = useMe();
  const guest = me.data?.guest === true;
  return (
    <div className={`${parts['page']} ${css['page']}`}>
      <h1>{guest ? `You are a guest, ${me.data?.name ?? ''}` : 'Who are you?'}</h1>
      <p className={parts['soft']}>
        {guest
          ? 'Make an account and your games go with you to every device.'
          : 'A name is enough to play. With an account you find your games on every device.'}
      </p>
      <Tabs
        // Who somebody is arrives after the page: the first tab is chosen anew then.
        key={guest ? 'guest' : 'nobody'}
        defaultSelectedKey={guest ? 'up' : 'guest'}
        className={css['tabs'] ?? ''}
      >
        <TabList aria-label="Ways to sit down" className={css['list'] ?? ''}>
          {guest ? null : (
            <Tab id="guest" className={css['tab'] ?? ''}>
              Guest
            </Tab>
          )}
          <Tab id="in" className={css['tab'] ?? ''}>
            Sign in
          </Tab>
          <Tab id="up" className={css['tab'] ?? ''}>
            New account
          </Tab>
        </TabList>
        {guest ? null : (
          <TabPanel id="guest">
            <Entry way="guest" />
          </TabPanel>
        )}
        <TabPanel id="in">
          <Entry way="in" />
        </TabPanel>
        <TabPanel id="up">
          <Entry way="up" />
        </TabPanel>
      </Tabs>
    </div>
  );
}

const WORDS: Readonly<Record<Way, string>> = {
  guest: 'Sit down',
  in: 'Sign in',
  up: 'Make the account',
};

function Entry({ way }: { readonly way: Way }): ReactElement {
  const navigate = useNavigate();
  const me = useMe();
  const [name, setName] = useState(() => me.data?.name ?? (rememberedName() || anyName()));
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [state, setState] = useState<{ busy: boolean; trouble: string }>({
    busy: false,
    trouble: '',
  });
  const enter = async (): Promise<string | undefined> => {
    if (way === 'in') return await signIn(email, password);
    if (way === 'up') return await signUp(name.trim(), email, password);
    try {
      await beSomebody(name.trim());
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
    return undefined;
  };
  const attempt = async (entering: () => Promise<string | undefined>): Promise<void> => {
    setState({ busy: true, trouble: '' });
    const trouble = await entering();
    setState({ busy: false, trouble: trouble ?? '' });
    if (trouble === undefined) await navigate({ to: '/' });
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await attempt(enter);
  };
  return (
    <form className={css['form']} onSubmit={(event) => void submit(event)}>
      {way === 'in' ? null : (
        <NameField label="Name, as others see it" name={name} change={setName} />
      )}
      {way === 'guest' ? null : (
        <>
          <label className={parts['field']}>
            E-mail
            <input
              required
              type="email"
              value={email}
              autoComplete="email"
              onChange={(event) => setEmail(event.target.value)}
            />
          </label>
          <label className={parts['field']}>
            Password{way === 'up' ? ', at least 8 characters' : ''}
            <input
              required
              type="password"
              minLength={8}
              maxLength={128}
              value={password}
              autoComplete={way === 'up' ? 'new-password' : 'current-password'}
              onChange={(event) => setPassword(event.target.value)}
            />
          </label>
        </>
      )}
      {state.trouble === '' ? null : (
        <p role="alert" className={parts['trouble']}>
          {state.trouble}
        </p>
      )}
      <button type="submit" className={parts['main']} aria-disabled={state.busy}>
        {WORDS[way]}
      </button>
      {way === 'in' && passkeysWork() ? (
        <button
          type="button"
          className={parts['quiet']}
          aria-disabled={state.busy}
          onClick={() => void attempt(signInWithPasskey)}
        >
          Use a passkey
        </button>
      ) : null}
      {way === 'in' ? (
        <p className={parts['soft']}>
          Forgotten the password? This table sends no mail: whoever runs it can give you a new one,
          which you can change on your profile.
        </p>
      ) : null}
    </form>
  );
}
