#!/usr/bin/env node
import '@conclave/games/run';

await import('../src/main.ts');
