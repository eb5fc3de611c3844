import type { Upstream } from '@touchline/gateway/api/call';
import { buildIndex } from '@touchline/gateway/search/build-index';
import { createListFetcher, type ListFetcherOptions } from '@touchline/gateway/search/fetch-lists';
import { chineseIn, type Syllables } from '@touchline/gateway/search/pinyin';

/** Readings of Chinese characters, and of the names that read one of them otherwise: written at build time. */
export interface Readings {
  readonly characters: Readonly<Record<string, string>>;
  readonly names: Readonly<Record<string, string>>;
}

const syllablesBy =
  ({ characters, names }: Readings): Syllables =>
  (name) =>
    names[name]?.split(' ') ?? chineseIn(name).map((character) => characters[character] ?? '');

/** The gateway's search index, without its dictionary of pinyin, which is larger than all else here together. */
export function createSearchIndex(
  options: ListFetcherOptions,
  readings: () => Promise<Readings>,
): Upstream {
  const fetchLists = createListFetcher(options);
  return async (call) => {
    const lists = await fetchLists(call);
    const failed = lists.find(({ error }) => error !== undefined);
    if (failed) throw failed.error;
    const data = buildIndex(lists, syllablesBy(await readings()));
    return {
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify({ data })),
      ...{ shareable: true, ageSeconds: 0 },
    };
  };
}
