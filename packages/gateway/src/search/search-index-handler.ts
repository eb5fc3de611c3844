import { buildIndex, namesIn } from '@touchline/api-core/search/build-index';
import { createListFetcher, type ListFetcherOptions } from '@touchline/api-core/search/fetch-lists';
import { loadSyllables } from '@touchline/api-core/search/load-syllables';
import type { FairTurns } from '@touchline/shared/server/fair-turns';
import type { CachedUpstream } from '../cache/with-cache.ts';
import { toUpstreamProblem } from '../upstream/upstream-problem.ts';

export interface SearchIndexOptions extends ListFetcherOptions {
  /** How long the lists may take together while a client waits. */
  readonly totalMs: number;
  readonly turns: FairTurns;
}

/** Responds to `getSearchIndex` with an index of the upstream's lists. Lists that fail are left out. */
export function createSearchIndexHandler({
  totalMs,
  turns,
  ...options
}: SearchIndexOptions): CachedUpstream {
  const fetchLists = createListFetcher(options);

  return async (call, isAwaited) => {
    const lists = await fetchLists(call, isAwaited ? totalMs : undefined);
    const failed = lists.find(({ error }) => error !== undefined);
    if (failed && lists.every(({ items }) => items.length === 0))
      throw toUpstreamProblem(failed.error);
    const syllables = await loadSyllables(namesIn(lists));
    await turns.next(call.caller.network ?? '');
    return {
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify({ data: buildIndex(lists, syllables) })),
      shareable: true,
      // An incomplete index is stale from the start: the next request revalidates it.
      isPartial: failed !== undefined,
      ageSeconds: failed ? (call.operation.cache?.fresh ?? 0) : 0,
    };
  };
}
