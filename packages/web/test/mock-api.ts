import { worldFetch } from '@touchline/mock-api/testing';
import type { PageRequest } from '@touchline/shared/domain/page-renderer';

/** A fetch that is served by the mock API in memory, at one instant, as through the gateway. */
export const mockApi = (at: number): PageRequest['fetch'] =>
  worldFetch({ seed: 'web', size: 'small', at, devTools: false });

/** The data of a response of the mock API. */
export async function fetchData<T>(api: PageRequest['fetch'], path: string): Promise<T> {
  const response = await api(new Request(`http://site.test/api${path}`));
  return ((await response.json()) as { data: T }).data;
}
