import type { Game, OptionField, Options, OptionsSchema, SetupError } from '@conclave/kernel';
import { openTable } from '@conclave/kernel/play';

/** A form's answers: text for everything that is typed, yes or no for flags. */
export type Answers = Readonly<Record<string, string | boolean>>;

export function firstAnswers(schema: OptionsSchema): Answers {
  return Object.fromEntries(
    Object.entries(schema).map(([name, field]) => [name, answerFor(field, field.default)]),
  );
}

function answerFor(field: OptionField, value: unknown): string | boolean {
  if (field.kind === 'flag') return value === true;
  if (field.kind === 'several') return field.default.join();
  if (field.kind === 'data' && typeof value !== 'string') return JSON.stringify(value);
  return String(value);
}

/** Data is written as JSON; a bare word is the name of something the game knows. */
function readData(text: string): unknown {
  const trimmed = text.trim();
  if (!/^[[{"\d-]/.test(trimmed)) return trimmed;
  try {
    return JSON.parse(trimmed) as unknown;
  } catch {
    return trimmed;
  }
}

/** Several values are kept as one text, in the order they were chosen. */
export const severalOf = (answer: string | boolean): string[] =>
  String(answer)
    .split(',')
    .filter((value) => value !== '');

/** A list of chosen things is asked for only where a choice says that they are chosen. */
export function isAsked(schema: OptionsSchema, answers: Answers, field: OptionField): boolean {
  if (field.kind !== 'several') return true;
  const ways = Object.entries(schema).filter(
    ([, other]) => other.kind === 'choice' && other.values.includes('chosen'),
  );
  return ways.length === 0 || ways.some(([name]) => answers[name] === 'chosen');
}

function readAnswer(field: OptionField, answer: string | boolean): unknown {
  switch (field.kind) {
    case 'flag':
      return answer === true;
    case 'integer':
      return answer === '' ? Number.NaN : Number(answer);
    case 'choice':
      return String(answer);
    case 'several':
      return severalOf(answer);
    case 'data':
      return readData(String(answer));
  }
}

/** The options a form stands for. What is as it is by default is left out. */
export function readAnswers(schema: OptionsSchema, answers: Answers): Options {
  const options: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema)) {
    const answer = answers[name];
    if (answer === undefined) continue;
    const value = readAnswer(field, answer);
    if (JSON.stringify(value) !== JSON.stringify(field.default)) options[name] = value;
  }
  return options;
}

/** What is wrong with a wish for a table, by field; undefined if it can be dealt. */
export function setupError(game: Game, seats: number, options: Options): SetupError | undefined {
  const opened = openTable(game, seats, options);
  return 'error' in opened ? opened.error : undefined;
}

/** A word for a value of a choice. */
export const choiceWords = (value: string): string =>
  /^\d+$/.test(value)
    ? `Seat ${value}`
    : value
        .split('-')
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        .join(' ');
