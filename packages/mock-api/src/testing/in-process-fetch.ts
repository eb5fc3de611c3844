import { type TestControls, testWorld } from './test-world.ts';
import type { WorldOptions } from './world-options.ts';

/** As the global `fetch`; a URL may be a path. */
export type TestFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** A world as a `fetch`. */
export type WorldFetch = TestFetch & TestControls;

const ORIGIN = 'http://world.test';
const PREFIX = /^\/api(?=\/)/;

/** Without the gateway's prefix. */
export const targetOf = (pathAndQuery: string): string => pathAndQuery.replace(PREFIX, '');

export const toRequest = (
  input: string | URL | Request,
  init?: RequestInit,
  origin = ORIGIN,
): Request => new Request(typeof input === 'string' ? new URL(input, origin) : input, init);

/** A `fetch` that the world answers in this process, without a port. Paths may have the gateway's prefix `/api`. */
export function worldFetch(options: WorldOptions = {}): WorldFetch {
  const { open, controls } = testWorld(options);
  const fetch: TestFetch = async (input, init) => {
    const request = toRequest(input, init);
    const { pathname, search } = new URL(request.url);
    const world = await open();
    return world.answer(targetOf(pathname + search), request);
  };
  return Object.assign(fetch, controls);
}
