import type { Call, Upstream } from '@touchline/api-core/call';
import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import { buildIndex } from '@touchline/api-core/search/build-index';
import {
  createListFetcher,
  type List,
  type ListFetcherOptions,
} from '@touchline/api-core/search/fetch-lists';
import { toUpstreamProblem } from '../upstream/upstream-problem.ts';
import { loadSyllables } from './pinyin.ts';

// The bundled API computes some hundred lists for it.
const OWN_WORLD_TIMEOUT_MS = 10_000;

export interface SearchIndexOptions extends ListFetcherOptions {
  readonly ownWorldTimeoutMs?: number | undefined;
}

/** Responds to `getSearchIndex` with an index of the upstream's lists. Lists that fail are left out. */
export function createSearchIndexHandler(options: SearchIndexOptions): Upstream {
  const fetchLists = createListFetcher(options);
  const { ownWorldTimeoutMs = OWN_WORLD_TIMEOUT_MS } = options;

  /** In the world of a developer, for a limited time: nobody else gets the index. */
  async function fetchInTime(call: Call): Promise<List[]> {
    if (!call.world) return fetchLists(call);
    const timeout = AbortSignal.timeout(ownWorldTimeoutMs);
    try {
      return await fetchLists({ ...call, signal: AbortSignal.any([call.signal, timeout]) });
    } catch (error) {
      if (!timeout.aborted || call.signal.aborted) throw error;
      throw new GatewayProblem(504, 'The search index of this world was not made in time.');
    }
  }

  return async (call) => {
    const lists = await fetchInTime(call);
    const failed = lists.find(({ error }) => error !== undefined);
    if (failed && lists.every(({ items }) => items.length === 0))
      throw toUpstreamProblem(failed.error);
    const chineseLists = lists.filter(({ language }) => language === 'zh');
    const names = chineseLists.flatMap(({ items }) =>
      items.flatMap(({ name, country }) => [name, country.name]),
    );
    const syllables = await loadSyllables(names);
    return {
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify({ data: buildIndex(lists, syllables) })),
      shareable: true,
      // An incomplete index is stale from the start: the next request revalidates it.
      ageSeconds: failed ? (call.operation.cache?.fresh ?? 0) : 0,
    };
  };
}
