import { createInterface } from 'node:readline';
import type { Io, Outlet } from './io.ts';
import { run } from './run.ts';

const outlet = (stream: NodeJS.WriteStream): Outlet => ({
  write: (text) => {
    stream.write(text);
  },
  isTty: stream.isTTY === true,
  get columns() {
    return stream.columns || 100;
  },
});

// Whoever reads our output may have had enough, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

const io: Io = {
  out: outlet(process.stdout),
  err: outlet(process.stderr),
  env: process.env,
  // The system edits and echoes the line; that also works where the input is a file.
  lines: (stop) => createInterface({ input: process.stdin, terminal: false, signal: stop }),
  onInterrupt(callback) {
    // A second one ends the process at once, as it does everywhere.
    process.once('SIGINT', callback);
    return () => process.off('SIGINT', callback);
  },
};

process.exitCode = await run(process.argv.slice(2), io);
