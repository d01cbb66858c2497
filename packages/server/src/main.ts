import { readSettings, type Settings } from './settings.ts';

const CLOSING_MS = 10_000;

function stopWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const USAGE = `Without arguments it serves. To serve with cards of your own:
  conclave-server --content <file>
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

/** Files named after `--content`, and everything else that was typed. */
function withoutContent(typed: readonly string[]): { files: string[]; words: string[] } {
  const files: string[] = [];
  const words: string[] = [];
  for (let i = 0; i < typed.length; i++) {
    const word = typed[i] ?? '';
    if (word.startsWith('--content=')) files.push(word.slice('--content='.length));
    else if (word === '--content') files.push(typed[++i] ?? stopWith(USAGE));
    else words.push(word);
  }
  return { files, words };
}

const {
  files,
  words: [command, ...rest],
} = withoutContent(process.argv.slice(2));
const contentFiles = [process.env['CONTENT'] ?? '', ...files].filter((file) => file !== '');
const read = readSettings({ ...process.env, CONTENT: contentFiles.join(',') });
if ('error' in read) stopWith(read.error);

if (command !== undefined) await runCommand(read.settings, command, rest);

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
