import { readSettings } from './settings.ts';

const CLOSING_MS = 10_000;

function stopWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const read = readSettings(process.env);
if ('error' in read) stopWith(read.error);

// What is wrong with the settings is said before everything else is read.
const { startServer } = await import('./index.ts');
const server = await startServer(read.settings).catch((error: unknown) =>
  stopWith(`The server cannot start: ${error instanceof Error ? error.message : String(error)}`),
);
process.stdout.write(`Conclave is at ${read.settings.publicUrl ?? server.url}\n`);

let closing = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (closing) process.exit(1);
    closing = true;
    setTimeout(() => process.exit(1), CLOSING_MS).unref();
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
