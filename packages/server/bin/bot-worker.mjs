import '@conclave/games/run';

await import('../src/bots/worker.ts');
