import type { Target } from './attack.ts';
import { ATTACKS } from './attacks.ts';

// Whoever sent the attacker is gone: so is the attacker.
process.on('disconnect', () => process.exit(1));
process.once('message', ({ name, target }: { name: string; target: Target }) => {
  const attack = ATTACKS.find((one) => one.name === name);
  // Its sockets stay as they are until the process is ended.
  attack?.run(target).then(
    (value) => process.send?.({ value }),
    (error: unknown) =>
      process.send?.({ error: error instanceof Error ? error.stack : String(error) }),
  );
});
