import '@conclave/games/run';

await import('../src/simulate/worker.ts');
