import { buildApp } from '@touchline/mock-api/app';
import { createWorld } from '@touchline/mock-api/world';
import type { PageRequest } from '@touchline/types';

/** A fetch that is served by the bundled API in memory, at one instant, as through the gateway. */
export function bundledApi(at: number): PageRequest['fetch'] {
  const world = createWorld({ seed: 'web', size: 'small' });
  const app = buildApp({
    world,
    stormWorld: () => world,
    accounts: {} as never,
    chatLog: {} as never,
    clock: { real: () => at, world: () => at },
    devTools: false,
  });
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const { statusCode, headers, body } = await app.inject({
      url: pathname.replace('/api', '') + search,
      headers: Object.fromEntries(request.headers),
    });
    return new Response(body, {
      status: statusCode,
      headers: { 'content-type': String(headers['content-type']) },
    });
  };
}

/** The data of a response of the bundled API. */
export async function fetchData<T>(api: PageRequest['fetch'], path: string): Promise<T> {
  const response = await api(new Request(`http://site.test/api${path}`));
  return ((await response.json()) as { data: T }).data;
}
