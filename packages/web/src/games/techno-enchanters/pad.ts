/** What a person has noted of one seat and one sign. */
export type Mark = 'none' | 'no' | 'maybe' | 'yes';
const ORDER: readonly Mark[] = ['none', 'no', 'maybe', 'yes'];

/** Marks by seat and sign, as `2-4`. They never leave the browser. */
export type Marks = Readonly<Record<string, Mark>>;

const markKey = (seat: number, sign: number): string => `${seat}-${sign}`;

export const markOf = (marks: Marks, seat: number, sign: number): Mark =>
  marks[markKey(seat, sign)] ?? 'none';

/** The next mark when a field is pressed. */
export function turned(marks: Marks, seat: number, sign: number): Marks {
  const now = ORDER.indexOf(markOf(marks, seat, sign));
  return { ...marks, [markKey(seat, sign)]: ORDER[(now + 1) % ORDER.length] ?? 'none' };
}

const isMark = (value: unknown): value is Mark => ORDER.some((mark) => mark === value);

/** Reads marks back from text that may be damaged. */
export function readMarks(text: string | null): Marks {
  try {
    const data: unknown = JSON.parse(text ?? '{}');
    if (typeof data !== 'object' || data === null) return {};
    return Object.fromEntries(
      Object.entries(data).filter((entry): entry is [string, Mark] => isMark(entry[1])),
    );
  } catch {
    return {};
  }
}
