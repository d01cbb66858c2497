/** 12345.6 as "12,346". */
export function count(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');
}

export function percent(rate: number): string {
  return `${(rate * 100).toFixed(1)} %`;
}

export const plural = (n: number, one: string, many = `${one}s`): string =>
  `${count(n)} ${n === 1 ? one : many}`;

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one.
const COLOURS = /\u001b\[\d+m/g;

/** How many columns a text takes; colours take none. */
const widthOf = (text: string): number => text.replace(COLOURS, '').length;

const padTo = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** Breaks a text into lines of at most `width` characters, each with the indent before it. */
export function wrap(text: string, width: number, indent = ''): string {
  const room = Math.max(20, width - indent.length);
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > room) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines.map((each) => indent + each).join('\n');
}

/** Columns side by side; the last one is as wide as it likes. */
export function table(rows: readonly (readonly string[])[], indent = ''): string {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, widthOf(cell));
    });
  }
  return rows
    .map((row) => {
      const cells = row.map((cell, i) =>
        i === row.length - 1 ? cell : padTo(cell, widths[i] as number),
      );
      return (indent + cells.join('  ')).trimEnd();
    })
    .join('\n');
}

/** A label and a text beside it that may go over several lines. */
export function labelled(label: string, text: string, at: number, width: number): string {
  const indent = ' '.repeat(at);
  const body = wrap(text, width, indent).slice(at);
  return padTo(`  ${label} `, at) + body;
}

/** One argument as a shell takes it. */
function quote(argument: string): string {
  return /^[\w./,:=@+-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", "'\\''")}'`;
}

export function commandLine(...args: readonly (string | number)[]): string {
  return ['npx', 'conclave', ...args].map((arg) => quote(String(arg))).join(' ');
}
