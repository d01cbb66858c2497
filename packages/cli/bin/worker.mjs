import { register } from 'tsx/esm/api';

register();
await import('../src/simulate/worker.ts');
