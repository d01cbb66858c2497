import { DEFAULTS, readSettings, SETTINGS_KEY, type Settings } from './choices.ts';

/** A browser may forbid storage; settings then last as long as the page. */
function stored(): string | null {
  try {
    return localStorage.getItem(SETTINGS_KEY);
  } catch {
    return null;
  }
}

let current: Settings = typeof localStorage === 'undefined' ? DEFAULTS : readSettings(stored());
const listeners = new Set<() => void>();

export const settings = (): Settings => current;

export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function become(next: Settings): void {
  current = next;
  dressRoot();
  for (const listener of listeners) listener();
}

export function changeSettings(change: Partial<Settings>): void {
  const next = { ...current, ...change };
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(next));
  } catch {
    // The change still holds for this page.
  }
  become(next);
}

const prefers = (query: string): boolean =>
  typeof matchMedia === 'function' && matchMedia(query).matches;

export const lessMotion = (): boolean =>
  current.motion === 'reduced' ||
  (current.motion === 'system' && prefers('(prefers-reduced-motion: reduce)'));

const themeNow = (): 'dark' | 'light' => {
  if (current.theme !== 'system') return current.theme;
  return prefers('(prefers-color-scheme: light)') ? 'light' : 'dark';
};

/**
 * Puts the settings on the root element, where the styles read them:
 * data-theme (dark, light), data-motion (full, reduced), data-text (the size).
 */
function dressRoot(): void {
  const { dataset } = document.documentElement;
  dataset['theme'] = themeNow();
  dataset['motion'] = lessMotion() ? 'reduced' : 'full';
  dataset['text'] = current.textSize;
}

/** Applies the settings, now and whenever the person, the device or another tab changes them. */
export function watchSettings(): void {
  dressRoot();
  for (const query of ['(prefers-color-scheme: light)', '(prefers-reduced-motion: reduce)']) {
    matchMedia(query).addEventListener('change', () => become({ ...current }));
  }
  addEventListener('storage', ({ key, newValue }) => {
    if (key === SETTINGS_KEY) become(readSettings(newValue));
  });
}
