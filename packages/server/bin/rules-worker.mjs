import { register } from 'tsx/esm/api';

register();
await import('../src/rules/thread.ts');
