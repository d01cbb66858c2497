import '@conclave/games/run';

await import('../src/rules/thread.ts');
