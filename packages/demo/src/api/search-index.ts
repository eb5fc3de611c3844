import type { Call, Upstream } from '@touchline/api-core/call';
import { buildIndex } from '@touchline/api-core/search/build-index';
import { createListFetcher, type ListFetcherOptions } from '@touchline/api-core/search/fetch-lists';
import { chineseIn, type Syllables } from '@touchline/api-core/search/syllables';

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
  options: ListFetcherOptions & { readonly clock: () => number },
  readings: () => Promise<Readings>,
): Upstream {
  const fetchLists = createListFetcher(options);
  let made: { readonly at: number; readonly body: Buffer } | undefined;

  async function make(call: Call): Promise<Buffer> {
    const lists = await fetchLists(call);
    const failed = lists.find(({ error }) => error !== undefined);
    if (failed) throw failed.error;
    const data = buildIndex(lists, syllablesBy(await readings()));
    return Buffer.from(JSON.stringify({ data }));
  }

  return async (call) => {
    const { fresh = 0 } = call.operation.cache ?? {};
    const now = options.clock();
    if (!made || now - made.at >= fresh * 1000) made = { at: now, body: await make(call) };
    const headers = { 'content-type': 'application/json' };
    return { headers, body: made.body, shareable: true, ageSeconds: 0 };
  };
}
