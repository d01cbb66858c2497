/**
 * What every game is checked with.
 * @module @conclave/testkit
 */

export type { Golden } from './checks/golden.ts';
export { CHECKS, type CheckName } from './checks.ts';
export { type CheckWish, runCheck, runChecks } from './conformance.ts';
export { type CheckFailure, commandOf, tellFailure, tellFailures } from './failure.ts';
export { randomLog } from './run.ts';
export * from './scenario/index.ts';
export { describeScenarios } from './scenario-suite.ts';
export type { Settings } from './settings.ts';
export { describeConformance, type SuiteSettings } from './suite.ts';
export * from './toy/index.ts';
