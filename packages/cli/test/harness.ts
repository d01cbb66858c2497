import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { Io } from '../src/io.ts';
import { run } from '../src/run.ts';

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** What the world around the command is like in a test. */
export interface World {
  readonly lines?: readonly string[];
  readonly tty?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** Called with each piece of text as it is written to the error stream. */
  onErr?(text: string, interrupt: () => void): void;
}

/** A world made for a test, and what was written in it. */
export function makeIo(world: World = {}): { io: Io; out: string[]; err: string[] } {
  const out: string[] = [];
  const err: string[] = [];
  let interrupt = (): void => {};
  const outlet = (to: string[], onWrite?: (text: string) => void): Io['out'] => ({
    write: (text) => {
      to.push(text);
      onWrite?.(text);
    },
    isTty: world.tty === true,
    columns: 100,
  });
  const io: Io = {
    out: outlet(out),
    err: outlet(err, (text) => world.onErr?.(text, () => interrupt())),
    env: world.env ?? {},
    async *lines(stop) {
      for (const line of world.lines ?? []) {
        // A person types no faster than the terminal answers.
        await Promise.resolve();
        if (stop.aborted) return;
        yield line;
      }
    },
    onInterrupt(callback) {
      interrupt = callback;
      return () => {
        interrupt = () => {};
      };
    },
  };
  return { io, out, err };
}

/** Runs the command in this process. */
export async function conclave(args: readonly string[], world: World = {}): Promise<Outcome> {
  const { io, out, err } = makeIo(world);
  const code = await run(args, io);
  return { code, out: out.join(''), err: err.join('') };
}

export const BIN = fileURLToPath(new URL('../bin/conclave.mjs', import.meta.url));

/** Runs the real command in a process of its own. */
export function spawnConclave(args: readonly string[], input = ''): Outcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    input,
    encoding: 'utf8',
  });
  return { code: status ?? -1, out: stdout, err: stderr };
}

/** A folder that is gone after the test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'conclave-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

/** A file with this text, or this value as JSON. */
export function fileWith(content: unknown, name = 'file.json'): string {
  const path = join(folder(), name);
  const text = typeof content === 'string' ? content : JSON.stringify(content, undefined, 2);
  writeFileSync(path, text);
  return path;
}
