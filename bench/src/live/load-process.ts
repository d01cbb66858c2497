import { fileURLToPath } from 'node:url';
import { endOf, forkScript } from './child.ts';
import type { LoadSpec, LoadStep } from './spec.ts';

const LOAD = fileURLToPath(new URL('./load.ts', import.meta.url));

/** Runs the load in a process of its own, so that it does not slow down what it measures. */
export async function runLoad(spec: LoadSpec): Promise<readonly LoadStep[]> {
  const child = forkScript(LOAD);
  try {
    return await new Promise((resolve, reject) => {
      const steps: LoadStep[] = [];
      child.on('message', (step) => steps.push(step as LoadStep));
      child.once('error', reject);
      child.once('exit', (code) =>
        code === 0 ? resolve(steps) : reject(new Error(`the load process ended with ${code}`)),
      );
      child.send(spec);
    });
  } finally {
    await endOf(child);
  }
}
