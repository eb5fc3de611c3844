/** For tests: the mock API in any world, in this process. */

export { type TestFetch, worldFetch } from './in-process-fetch.ts';
export { handlersFor, type MswOptions } from './msw-handlers.ts';
export { replay } from './replay.ts';
export { type Mock, startMock } from './start-mock.ts';
export type { OwnWorld, WorldOptions } from './world-options.ts';
