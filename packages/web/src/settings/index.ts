export { CHOICES, DEFAULTS, type Settings } from './choices.ts';
export { changeSettings, settings, watchSettings } from './settings.ts';
export { useLessMotion, useSettings } from './use-settings.ts';
