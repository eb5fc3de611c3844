import { buildApp } from '../../packages/mock-api/src/app.ts';
import { createWorld } from '../../packages/mock-api/src/world/world.ts';
import type { PageRenderer } from '../../packages/types/src/index.ts';

/** A Saturday afternoon: nothing in the bundled world has more rows. */
const now = Date.parse('2026-11-21T15:30:00Z');

/** Documents of that day, from the bundled API in memory. */
export function busyDay(renderer: PageRenderer) {
  const world = createWorld({ seed: 'touchline', size: 'standard' });
  const app = buildApp({
    world,
    stormWorld: () => world,
    // No page of a visitor who is not signed in asks for either.
    accounts: {} as never,
    chatLog: {} as never,
    clock: { real: () => now, world: () => now },
    devTools: false,
  });

  async function fetch(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const answer = await app.inject({
      url: pathname.replace('/api', '') + search,
      headers: Object.fromEntries(request.headers),
    });
    const type = String(answer.headers['content-type']);
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': type },
    });
  }

  return async (url: string, acceptLanguage: string): Promise<string> => {
    const { body } = await renderer.render({
      url,
      origin: 'http://127.0.0.1:8080',
      cookies: {},
      acceptLanguage,
      now,
      signal: new AbortController().signal,
      fetch,
    });
    return body;
  };
}
