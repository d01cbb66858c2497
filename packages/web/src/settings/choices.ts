/** What a person sets once for this browser. */
export interface Settings {
  readonly sound: boolean;
  /** 'system' follows the device's wish for less motion. */
  readonly motion: 'system' | 'full' | 'reduced';
  readonly theme: 'system' | 'dark' | 'light';
  readonly textSize: 'small' | 'normal' | 'large' | 'largest';
  /** Asks once more before an answer is sent. */
  readonly confirmMoves: boolean;
}

export const DEFAULTS: Settings = {
  sound: true,
  motion: 'system',
  theme: 'system',
  textSize: 'normal',
  confirmMoves: false,
};

/** The values each setting may have, in the order they are offered. */
export const CHOICES: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  sound: [true, false],
  motion: ['system', 'full', 'reduced'],
  theme: ['system', 'dark', 'light'],
  textSize: ['small', 'normal', 'large', 'largest'],
  confirmMoves: [true, false],
};

export const SETTINGS_KEY = 'conclave.settings';

function pick<K extends keyof Settings>(name: K, value: unknown): Settings[K] {
  return CHOICES[name].find((one) => one === value) ?? DEFAULTS[name];
}

/** Reads settings from data of unknown origin; what is not one of the choices is the default. */
export function readSettings(text: string | null): Settings {
  let data: unknown;
  try {
    data = JSON.parse(text ?? '{}');
  } catch {
    return DEFAULTS;
  }
  if (typeof data !== 'object' || data === null) return DEFAULTS;
  const given = data as Readonly<Record<string, unknown>>;
  return {
    sound: pick('sound', given['sound']),
    motion: pick('motion', given['motion']),
    theme: pick('theme', given['theme']),
    textSize: pick('textSize', given['textSize']),
    confirmMoves: pick('confirmMoves', given['confirmMoves']),
  };
}
