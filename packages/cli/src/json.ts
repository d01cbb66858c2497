/** What is wrong with a text that should be JSON, and where. Lines and columns count from 1. */
export interface JsonError {
  readonly line: number;
  readonly column: number;
  /** The field being read, as `answers[3].picks`. */
  readonly path: string;
  readonly reason: string;
}

export interface JsonRead {
  readonly value: unknown;
  /** The line a field begins on, where there is such a field. */
  lineOf(path: string): number | undefined;
}

class Damage extends Error {
  readonly at: number;
  constructor(at: number, reason: string) {
    super(reason);
    this.at = at;
  }
}

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// Control characters may not stand in a JSON text as they are.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the grammar of JSON names them.
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const WORD = /true|false|null/y;
const DEEPEST = 200;

/** Walks over a JSON text and notes where each field begins; the values are JSON.parse's. */
class Walk {
  readonly text: string;
  readonly starts = new Map<string, number>();
  at = 0;
  path = '';
  private depth = 0;

  constructor(text: string) {
    this.text = text;
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  private peek(): string {
    this.match(SPACE);
    return this.text[this.at] ?? '';
  }

  private fail(wanted: string): never {
    const seen = this.text[this.at];
    const found = seen === undefined ? 'the text ends' : `there is ${JSON.stringify(seen)}`;
    throw new Damage(this.at, `${wanted} should stand here, but ${found}`);
  }

  private expect(sign: string): void {
    if (this.peek() !== sign) this.fail(`"${sign}"`);
    this.at++;
  }

  whole(): void {
    this.value();
    if (this.peek() !== '') this.fail('the end');
  }

  private value(): void {
    const sign = this.peek();
    this.starts.set(this.path, this.at);
    if (++this.depth > DEEPEST) throw new Damage(this.at, 'it is nested too deeply');
    if (sign === '{') this.record();
    else if (sign === '[') this.list();
    else if (sign === '"') this.string();
    else if (this.match(WORD) === undefined && this.match(NUMBER) === undefined) {
      this.fail('a value');
    }
    this.depth--;
  }

  private string(): string {
    const found = this.match(STRING);
    if (found === undefined)
      throw new Damage(this.at, 'this text is not closed or not well-formed');
    return JSON.parse(found) as string;
  }

  private record(): void {
    const outer = this.path;
    this.at++;
    if (this.peek() === '}') {
      this.at++;
      return;
    }
    for (;;) {
      if (this.peek() !== '"') this.fail('a field name in double quotes');
      const name = this.string();
      this.expect(':');
      this.path = outer === '' ? name : `${outer}.${name}`;
      this.value();
      this.path = outer;
      if (this.peek() !== ',') break;
      this.at++;
    }
    if (this.peek() !== '}') this.fail('"," or "}"');
    this.at++;
  }

  private list(): void {
    const outer = this.path;
    this.at++;
    if (this.peek() === ']') {
      this.at++;
      return;
    }
    for (let i = 0; ; i++) {
      this.path = `${outer}[${i}]`;
      this.value();
      this.path = outer;
      if (this.peek() !== ',') break;
      this.at++;
    }
    if (this.peek() !== ']') this.fail('"," or "]"');
    this.at++;
  }
}

export function readJson(text: string): JsonRead | { readonly error: JsonError } {
  const walk = new Walk(text.startsWith('\ufeff') ? text.slice(1) : text);
  const lineAt = (at: number): number => walk.text.slice(0, at).split('\n').length;
  try {
    walk.whole();
  } catch (damage) {
    if (!(damage instanceof Damage)) throw damage;
    const { at, message: reason } = damage;
    const column = at - walk.text.lastIndexOf('\n', at - 1);
    return { error: { line: lineAt(at), column, path: walk.path, reason } };
  }
  return {
    value: JSON.parse(walk.text),
    lineOf(path) {
      const at = walk.starts.get(path);
      return at === undefined ? undefined : lineAt(at);
    },
  };
}

/** The line of a field, or of the nearest one around it that is there. */
export function lineOfPlace(read: JsonRead, place: string): number | undefined {
  for (let path = place; path !== ''; path = path.replace(/(^|\.)[^.[\]]+$|\[\d+\]$/, '')) {
    const line = read.lineOf(path);
    if (line !== undefined) return line;
    if (!/[.\]]/.test(path)) return undefined;
  }
  return undefined;
}

export function wordsOfJsonError({ line, column, path, reason }: JsonError): string {
  const field = path === '' ? '' : `, in ${path}`;
  return `line ${line}, column ${column}${field}: ${reason}`;
}
