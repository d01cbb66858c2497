/// <reference types="vite-plugin-pwa/client" />

/** What the page knows of itself as an app. */
export interface AppState {
  readonly online: boolean;
  /** Everything needed without network has been kept. */
  readonly kept: boolean;
  /** Puts a newer version in place and loads the page anew; null while there is none. */
  readonly renew: (() => void) | null;
  /** What went wrong with the games on this device, in words. */
  readonly trouble: string | null;
}

let state: AppState = {
  online: typeof navigator === 'undefined' ? true : navigator.onLine,
  kept: false,
  renew: null,
  trouble: null,
};
const listeners = new Set<() => void>();

export const appState = (): AppState => state;

export function onAppState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(news: Partial<AppState>): void {
  state = { ...state, ...news };
  for (const listener of listeners) listener();
}

export const reportTrouble = (trouble: string | null): void => change({ trouble });

/** How often an open page asks whether there is a newer version. */
const ASK_EVERY = 30 * 60 * 1000;

/** Keeps the app for use without network and watches for the network and newer versions. */
export async function watchApp(): Promise<void> {
  addEventListener('online', () => change({ online: true }));
  addEventListener('offline', () => change({ online: false }));
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  // A page that a service worker serves has been kept, and without a network it comes from there.
  if (navigator.serviceWorker.controller !== null) change({ kept: true });
  const { registerSW } = await import('virtual:pwa-register');
  const renew = registerSW({
    onNeedRefresh: () =>
      change({
        renew: () => {
          // Also on the very first visit, when no older version had the page yet.
          navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
            once: true,
          });
          renew().catch(() => undefined);
        },
      }),
    onOfflineReady: () => change({ kept: true }),
    onRegisteredSW: (_, registration) => {
      if (registration === undefined) return;
      if (registration.active !== null) change({ kept: true });
      setInterval(() => {
        if (navigator.onLine) registration.update().catch(() => undefined);
      }, ASK_EVERY);
    },
  });
}
