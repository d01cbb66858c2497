import { type Disagreement, type GameLog, readLog, sha256 } from '@conclave/kernel/play';
import { ask } from '../../api/http.ts';
import { LOCAL_PREFIX } from '../../offline/record.ts';

/** A finished game, from wherever it is kept. */
export interface Recording {
  readonly id: string;
  readonly log: GameLog;
  readonly names: readonly string[];
  /** Opens a private table's game to whoever has the link. */
  readonly key?: string;
}

/** The address of a game that was opened from a file. */
export const FILE_ID = 'file';
const KEPT = 'conclave.replay-file';

/** Why a file or a reply is no finished game. */
export class NotAGame extends Error {}

const inWords = ({ place, reason }: Disagreement): string =>
  `This is not a game of Conclave: ${place} ${reason}.`;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads a log, or a record of a log and the players' names. */
function readRecording(id: string, data: unknown): Recording {
  const record = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  const read = readLog('log' in record ? record['log'] : data);
  if ('error' in read) throw new NotAGame(inWords(read.error));
  const { names } = record;
  const given = Array.isArray(names) ? names.filter(isText).map((name) => name.slice(0, 24)) : [];
  return { id, log: read.log, names: given };
}

export function readFile(text: string): Recording {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new NotAGame('This is not a game of Conclave: the file is not JSON.');
  }
  return readRecording(FILE_ID, data);
}

/** Keeps an opened file for as long as the window is there, so that a reload finds it again. */
export function keepFile(text: string): void {
  try {
    sessionStorage.setItem(KEPT, text);
  } catch {
    // It is still shown; only a reload would ask for it again.
  }
}

/** Tells the file that is kept from every other; empty if none is. */
export function keptFileKey(): string {
  const text = sessionStorage.getItem(KEPT);
  return text === null ? '' : sha256(text);
}

/** The next visit asks for a file again. */
export const forgetFile = (): void => sessionStorage.removeItem(KEPT);

function keptFile(): Recording | undefined {
  const text = sessionStorage.getItem(KEPT);
  return text === null ? undefined : readFile(text);
}

/** A file that a later replay, `conclave verify`, or anybody can read: the log, and who played. */
export function fileOf({ log, names }: Recording): Blob {
  return new Blob([JSON.stringify({ ...log, names }, null, 1)], { type: 'application/json' });
}

/** Loads a finished game: from this device, from an opened file, or from the server. */
export async function loadRecording(id: string, key?: string): Promise<Recording> {
  if (id === FILE_ID) {
    const kept = keptFile();
    if (kept === undefined) throw new NotAGame('Open a file to see its game.');
    return kept;
  }
  if (id.startsWith(LOCAL_PREFIX)) {
    const { localTables } = await import('../../offline/index.ts');
    const found = await localTables.finished(id);
    if (!found.ok) throw new NotAGame(found.error.message);
    return { id, ...found.value };
  }
  const wish = { params: { id }, query: { key } };
  const [{ log, names }, { invite }] = await Promise.all([ask('replay', wish), ask('match', wish)]);
  const shared = key ?? invite;
  return { ...readRecording(id, { log, names }), ...(shared == null ? {} : { key: shared }) };
}
