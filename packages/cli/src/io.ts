/** Where text goes. Tests hand in lists, `main.ts` the process's own streams. */
export interface Outlet {
  write(text: string): void;
  readonly isTty: boolean;
  readonly columns: number;
}

/** Everything of the outside world that a command may touch besides files. */
export interface Io {
  readonly out: Outlet;
  readonly err: Outlet;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Lines a person types, until the input ends or it is stopped. */
  lines(stop: AbortSignal): AsyncIterable<string>;
  /** Calls back on Ctrl-C until the returned function is called. */
  onInterrupt(callback: () => void): () => void;
}

export function print(io: Io, text: string): void {
  io.out.write(text.endsWith('\n') ? text : `${text}\n`);
}

export function printJson(io: Io, value: unknown): void {
  io.out.write(`${JSON.stringify(value, undefined, 2)}\n`);
}

export function complain(io: Io, text: string): void {
  io.err.write(`${text}\n`);
}
