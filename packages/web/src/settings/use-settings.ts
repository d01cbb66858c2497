import { useSyncExternalStore } from 'react';
import type { Settings } from './choices.ts';
import { lessMotion, onSettings, settings } from './settings.ts';

/** The settings as they are now; the caller is drawn again when they change. */
export function useSettings(): Settings {
  return useSyncExternalStore(onSettings, settings);
}

/** Whether things should stand still: the person's wish, or the device's. */
export function useLessMotion(): boolean {
  return useSyncExternalStore(onSettings, lessMotion);
}
