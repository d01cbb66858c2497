import { parseArgs } from 'node:util';
import { readSettings, type Settings } from './settings.ts';

/** Whatever hangs, this is the end. */
const CLOSING_MS = 10_000;
/** A terminal and npm both pass a signal on: what comes twice at once was said once. */
const SAME_SIGNAL_MS = 1_000;

function stopWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const USAGE = `Without arguments it serves. To serve with cards or a game of your own:
  conclave-server --content <file>
  conclave-server --game <file>
To give an account a new password:
  conclave-server reset-password <e-mail>`;

/** What whoever runs the server can do besides running it. */
async function runCommand(
  settings: Settings,
  command: string,
  rest: readonly string[],
): Promise<never> {
  const [email] = rest;
  if (command !== 'reset-password' || email === undefined || rest.length > 1) stopWith(USAGE);
  const { resetPassword } = await import('./reset-password.ts');
  const password = await resetPassword(settings, email).catch((error: unknown) =>
    stopWith(`The password was not changed: ${error instanceof Error ? error.message : error}`),
  );
  if (password === undefined) stopWith('There is no account with that e-mail address.');
  process.stdout.write(`The new password is ${password}\n`);
  process.exit(0);
}

const FILES = { type: 'string', multiple: true, default: [] as string[] } as const;

function readTyped(): { values: { content: string[]; game: string[] }; positionals: string[] } {
  try {
    return parseArgs({ options: { content: FILES, game: FILES }, allowPositionals: true });
  } catch {
    return stopWith(USAGE);
  }
}

/** What a variable of the environment lists, and what was typed besides. */
const listed = (variable: string, files: readonly string[]): string =>
  [process.env[variable] ?? '', ...files].filter((file) => file !== '').join(',');

const {
  values,
  positionals: [command, ...rest],
} = readTyped();
const read = readSettings({
  ...process.env,
  CONTENT: listed('CONTENT', values.content),
  GAMES: listed('GAMES', values.game),
});
if ('error' in read) stopWith(read.error);

if (command !== undefined) await runCommand(read.settings, command, rest);

// What is wrong with the settings is said before everything else is read.
const { startServer } = await import('./index.ts');
const starting = startServer(read.settings);

let closingSince: number | undefined;
/** Ends in good order with this status, also while the server still starts. */
function end(status: number): void {
  closingSince = Date.now();
  setTimeout(() => process.exit(1), CLOSING_MS).unref();
  starting
    .then((server) => server.close())
    .then(
      () => process.exit(status),
      () => process.exit(1),
    );
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (closingSince === undefined) end(0);
    else if (Date.now() - closingSince > SAME_SIGNAL_MS) process.exit(1);
  });
}

const server = await starting.catch((error: unknown) =>
  stopWith(`The server cannot start: ${error instanceof Error ? error.message : String(error)}`),
);
// After a fault that nobody expected nothing is certain any more, but what was said is written.
process.on('uncaughtException', (error) => {
  server.log.fatal({ err: error }, 'the server has met a fault and closes');
  if (closingSince === undefined) end(1);
});
process.stdout.write(`Conclave is at ${read.settings.publicUrl ?? server.url}\n`);
