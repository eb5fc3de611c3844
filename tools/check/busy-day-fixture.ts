import { buildApp } from '../../packages/mock-api/src/app.ts';
import { createWorld } from '../../packages/mock-api/src/world/world.ts';
import type { PageRenderer } from '../../packages/types/src/index.ts';

/** The Saturday afternoon with the most matches in the bundled world. */
const NOW = Date.parse('2026-11-21T15:30:00Z');

/** Renders documents of that day with the bundled API in this process. */
export function busyDayRenderer(renderer: PageRenderer) {
  const world = createWorld({ seed: 'touchline', size: 'standard' });
  const app = buildApp({
    world,
    stormWorld: () => world,
    // Pages of anonymous visitors call neither.
    accounts: {} as never,
    chatLog: {} as never,
    clock: { real: () => NOW, world: () => NOW },
    devTools: false,
  });

  async function fetch(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const response = await app.inject({
      url: pathname.replace('/api', '') + search,
      headers: Object.fromEntries(request.headers),
    });
    const type = String(response.headers['content-type']);
    return new Response(response.body, {
      status: response.statusCode,
      headers: { 'content-type': type },
    });
  }

  return async (url: string, language: string): Promise<string> => {
    const { body } = await renderer.render({
      url,
      origin: 'http://127.0.0.1:8080',
      cookies: { touchline: JSON.stringify({ language }) },
      now: NOW,
      signal: new AbortController().signal,
      fetch,
    });
    return body;
  };
}
