export type { Damage } from './check.ts';
export { tellResult } from './print.ts';
export { runScenario } from './run.ts';
export type * from './scenario.ts';
export { choose } from './steps.ts';
