import { worldFetch } from '@touchline/mock-api/testing';
import type { PageRequest } from '@touchline/shared/domain/page-renderer';
import { rememberPages } from './render-page.ts';

type Fetch = PageRequest['fetch'];

/** Remembers what it answers to visitors without an account: the world stands still. */
function remembered(fetch: Fetch): Fetch {
  const answers = new Map<string, Promise<Response>>();
  return async (request) => {
    const { method, url, headers } = request;
    if (method !== 'GET' || headers.has('authorization')) return fetch(request);
    const key = JSON.stringify([url, ...headers]);
    const answer = answers.get(key) ?? fetch(new Request(url, { headers }));
    answers.set(key, answer);
    return (await answer).clone();
  };
}

const MAX_APIS = 8;
const apis = new Map<number, Fetch>();

/** A fetch that is served by the mock API in memory, at one instant, as through the gateway; tests share it. */
export function mockApi(at: number): Fetch {
  const known = apis.get(at);
  if (known) return known;
  const api = remembered(worldFetch({ seed: 'web', size: 'small', at, devTools: false }));
  rememberPages(api);
  const [oldest] = apis.keys();
  if (oldest !== undefined && apis.size === MAX_APIS) apis.delete(oldest);
  apis.set(at, api);
  return api;
}

/** The data of a response of the mock API. */
export async function fetchData<T>(api: PageRequest['fetch'], path: string): Promise<T> {
  const response = await api(new Request(`http://site.test/api${path}`));
  return ((await response.json()) as { data: T }).data;
}
