import type { Decision } from '@conclave/kernel/play';
import type { Paint } from '../paint.ts';
import { plural, wrap } from '../text.ts';

function instruction({ space, min, max, options }: Decision): string {
  const how = {
    one: options.length === 1 ? 'Enter takes the only choice' : `1 to ${options.length}`,
    subset: `${min === max ? plural(min, 'number') : `${min} to ${max} numbers`}, as in "1 3"`,
    order: `all ${options.length} numbers in your order, as in "2 1 3"`,
    amount: `a number from ${min} to ${max}`,
  } as const;
  const none = space === 'subset' && min === 0 ? ', "-" for none' : '';
  return `${how[space]}${none}; h for help`;
}

/** The prompt and its numbered options. What all of them do alike is said once. */
export function drawDecision(decision: Decision, paint: Paint, width: number): string {
  const { options, rule, prompt, whyNot } = decision;
  const same = options.length > 1 && new Set(options.map(({ does }) => does)).size === 1;
  const once = same ? ` ${options[0]?.does ?? ''}` : '';
  const lines = [`${paint('bold', prompt)}${paint('dim', `${once} [${rule}]`)}`];
  options.forEach((option, i) => {
    const number = `${i + 1}`.padStart(4);
    const cites = option.rule === rule ? '' : ` [${option.rule}]`;
    const told = same || option.label.endsWith(`: ${option.does.replace(/\.$/, '')}`);
    const does = told ? cites : `: ${option.does}${cites}`;
    const text = wrap(`${option.label}${paint('dim', does)}`, width, '      ').slice(6);
    lines.push(`${paint('bold', number)}  ${text}`);
  });
  const why = whyNot.length === 0 ? '' : `; ? tells why not (${whyNot.length})`;
  lines.push(paint('dim', `(${instruction(decision)}${why})`));
  return lines.join('\n');
}

const WHY_NOT_TOLD = 12;

/** What one would expect to be able to do and cannot, with the rule. */
export function drawWhyNot({ whyNot }: Decision, word: string, width: number): string {
  const wanted = word.toLowerCase();
  const found = whyNot.filter(({ label, reason, rule }) =>
    `${label} ${reason} ${rule}`.toLowerCase().includes(wanted),
  );
  if (found.length === 0) {
    return word === '' ? 'Nothing you might expect is missing.' : `Nothing about "${word}".`;
  }
  const lines = found
    .slice(0, WHY_NOT_TOLD)
    .map(({ label, reason, rule }) => wrap(`${label}: ${reason} [${rule}]`, width, '  '));
  const left = found.length - WHY_NOT_TOLD;
  if (left > 0) lines.push(`  … and ${left} more; "? word" asks for some of them`);
  return ['You cannot:', ...lines].join('\n');
}

/** A typed line as an answer, or what is wrong with it. Whether it is legal the rules say. */
export function readAnswer(
  decision: Decision,
  line: string,
): { readonly picks: readonly number[] } | { readonly problem: string } {
  const { space, options, min } = decision;
  if (line === '' && space === 'one' && options.length === 1) {
    return { picks: options.map(({ code }) => code) };
  }
  if (line === '-' && space === 'subset' && min === 0) return { picks: [] };
  const words = line.split(/[\s,]+/).filter((word) => word !== '');
  const numbers = words.map(Number);
  const odd = words.find((word) => !/^-?\d+$/.test(word));
  if (words.length === 0 || odd !== undefined) {
    return { problem: `Type ${instruction(decision)}.` };
  }
  if (space === 'amount') return { picks: numbers };
  if (space === 'one' && numbers.length > 1) return { problem: 'Only one of them, please.' };
  const picks: number[] = [];
  for (const number of numbers) {
    const option = options[number - 1];
    if (option === undefined) {
      return { problem: `There is no choice ${number}; they go from 1 to ${options.length}.` };
    }
    picks.push(option.code);
  }
  return { picks };
}
