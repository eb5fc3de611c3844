/** For tests: the mock API in any world, in this process. */

export type { RecordedCall, RecordedRequest } from '../http/recorded-calls.ts';
export { type TestFetch, type WorldFetch, worldFetch } from './in-process-fetch.ts';
export { type ExpectedCall, worldMatchers } from './matchers.ts';
export { handlersFor, type MswOptions } from './msw-handlers.ts';
export type { CallWorld, OwnHandler, OwnHandlers } from './own-handlers.ts';
export { type Mock, type MockOptions, startMock } from './start-mock.ts';
export type { AccountState, SignedIn, SignIn, TestAccounts } from './test-accounts.ts';
export type { TestControls } from './test-world.ts';
export type { OwnWorld, WorldOptions } from './world-options.ts';
