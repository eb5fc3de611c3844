import { type TestControls, testWorld } from './test-world.ts';
import type { WorldOptions } from './world-options.ts';

/** As the global `fetch`; a URL may be a path. */
export type TestFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** A world as a `fetch`. */
export type WorldFetch = TestFetch & TestControls;

const ORIGIN = 'http://world.test';
/** The gateway's. */
const PREFIX = /^\/api(?=\/)/;
const NULL_BODY = [204, 304];

export const toRequest = (
  input: string | URL | Request,
  init?: RequestInit,
  origin = ORIGIN,
): Request => new Request(typeof input === 'string' ? new URL(input, origin) : input, init);

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** As the global `fetch` rejects. */
const networkError = (cause: unknown) => {
  throw new TypeError('fetch failed', { cause });
};

/** A `fetch` that the world answers in this process, without a port. Paths may have the gateway's prefix `/api`. */
export function worldFetch(options: WorldOptions = {}): WorldFetch {
  const { open, controls } = testWorld(options);
  const fetch: TestFetch = async (input, init) => {
    const request = toRequest(input, init);
    const world = await open();
    const { pathname, search } = new URL(request.url);
    const headers: Record<string, string | undefined> = Object.fromEntries(request.headers);
    world.addWorld(headers);
    const payload = Buffer.from(await request.arrayBuffer());
    // Awaited inside: `inject` sends the request when its result is first used.
    const answer = world.run(
      async () =>
        await world.app.inject({
          method: request.method as 'GET',
          url: pathname.replace(PREFIX, '') + search,
          headers,
          ...(payload.length > 0 && { payload }),
        }),
    );
    const response = await Promise.race([answer.catch(networkError), aborted(request.signal)]);
    const hasBody = !NULL_BODY.includes(response.statusCode);
    return new Response(hasBody ? new Uint8Array(response.rawPayload) : null, {
      status: response.statusCode,
      headers: Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
    });
  };
  return Object.assign(fetch, controls);
}
