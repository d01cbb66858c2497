import { type ReactElement, useState, useSyncExternalStore } from 'react';
import css from './app-notices.module.css';
import { type AppState, appState, onAppState, reportTrouble } from './app-state.ts';

export const useAppState = (): AppState => useSyncExternalStore(onAppState, appState);

/**
 * Words about the app itself: no network, a newer version, games that cannot be saved.
 * A table (`bare`) is disturbed only with the last.
 */
export function AppNotices({ bare }: { readonly bare: boolean }): ReactElement {
  const { online, kept, renew, trouble } = useAppState();
  const [later, setLater] = useState<AppState['renew']>(null);
  const [read, setRead] = useState(false);
  const asks = renew !== null && renew !== later;
  // The next time the network goes is news again.
  if (online && read) setRead(false);
  return (
    <div className={css['notices']} role="status">
      {trouble === null ? null : (
        <div className={css['notice']}>
          <p>{trouble}</p>
          <button type="button" className={css['no']} onClick={() => reportTrouble(null)}>
            Understood
          </button>
        </div>
      )}
      {online || read || bare ? null : (
        <div className={css['notice']}>
          <p>
            <strong>No network.</strong>{' '}
            {kept
              ? 'Games on this device, rules and cards go on working.'
              : 'This device has not kept the page yet: stay on it until the network is back.'}
          </p>
          <button type="button" className={css['no']} onClick={() => setRead(true)}>
            Understood
          </button>
        </div>
      )}
      {asks && !bare ? (
        <div className={css['notice']}>
          <p>
            <strong>A newer Conclave is here.</strong> Your games are kept; the page loads once
            anew.
          </p>
          <button type="button" className={css['yes']} onClick={renew}>
            Renew now
          </button>
          <button type="button" className={css['no']} onClick={() => setLater(() => renew)}>
            Later
          </button>
        </div>
      ) : null}
    </div>
  );
}
