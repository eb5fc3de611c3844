import type { Fetch } from '../src/http/respect-rate-limits.ts';

interface Stored {
  readonly body: ArrayBuffer | null;
  readonly init: ResponseInit;
}

async function store(response: Response): Promise<Stored> {
  const { status, headers } = response;
  const body = response.body === null ? null : await response.arrayBuffer();
  return { body, init: { status, headers } };
}

/** Caches responses to anonymous GETs, but for streams: the world of these tests stands still. */
export function remembered(fetch: Fetch): Fetch {
  const responses = new Map<string, Stored>();
  return async (request) => {
    const { method, url, headers } = request;
    if (
      new URL(url).pathname === '/live/stream' ||
      method === 'POST' ||
      headers.has('authorization')
    )
      return fetch(request);
    const key = JSON.stringify([method, url, [...headers]]);
    const stored = responses.get(key) ?? (await store(await fetch(request)));
    responses.set(key, stored);
    return new Response(stored.body, stored.init);
  };
}
