import { gzipSync } from 'node:zlib';
import type { Upstream } from '@touchline/api-core/call';
import { createCallParser } from '@touchline/api-core/parse-call';
import { type DemoSeasons, SEASONS_FILE } from '@touchline/demo/real-seasons';
import { createSearchIndexHandler } from '@touchline/gateway/search-index-handler';
import { seasonsFile } from '@touchline/mock-api/history/load-history';
import { type WorldOptions, worldFetch } from '@touchline/mock-api/testing';
import type { SearchIndex } from '@touchline/types';
import { languages, pageNames } from '@touchline/types/client-contract';
import { contract, type Operation } from '@touchline/types/contract';

type TextOf = (path: string, language?: string) => Promise<string>;

const textsOf =
  (options: WorldOptions): TextOf =>
  async (path, language = 'en') => {
    const fetchWorld = worldFetch({ devTools: false, ...options });
    const response = await fetchWorld(path, { headers: { 'accept-language': language } });
    if (!response.ok) throw new Error(`${path}: the mock API responded with ${response.status}.`);
    return response.text();
  };

/** The gateway's search index, whose dictionary of pinyin the worker does without. */
async function searchIndex(textOf: TextOf): Promise<SearchIndex> {
  const upstream: Upstream = async ({ target, language }) => ({
    headers: {},
    body: Buffer.from(await textOf(target, language)),
    shareable: true,
    ageSeconds: 0,
  });
  const parseCall = createCallParser(contract, { devTools: false });
  const operation = contract.operations.find(({ id }) => id === 'getSearchIndex') as Operation;
  const { signal } = new AbortController();
  const call = parseCall(operation, { path: {}, query: '', headers: {}, requestId: '', signal });
  const { body } = await createSearchIndexHandler({ contract, parseCall, upstream })(call, false);
  return JSON.parse(body.toString()).data;
}

/** How Chinese names are typed. */
const readingsOf = ({ pinyin, teams, tournaments }: SearchIndex) => ({
  characters: pinyin,
  names: Object.fromEntries(
    [...teams, ...tournaments].flatMap(({ zh, pinyin: name }) => (name ? [[zh, name]] : [])),
  ),
});

/** The data that the worker reads from files: information pages, flags, readings of names, and the real seasons. */
export async function demoData(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const files = new Map<string, string | Uint8Array>();
  const [textOf, realTextOf] = [textsOf({}), textsOf({ seasons: 'real' })];
  for (const language of languages) {
    for (const name of pageNames) {
      files.set(
        `data/pages/${language}/${name}.html`,
        await textOf(`/static/${name}.html`, language),
      );
    }
  }
  const [index, real] = [await searchIndex(textOf), await searchIndex(realTextOf)];
  for (const { logo } of [...index.countries, ...real.countries]) {
    const path = new URL(logo, 'https://world.test').pathname;
    files.set(`data${path}`, await realTextOf(path));
  }
  files.set('data/readings.json', JSON.stringify(readingsOf(index)));
  const seasons: DemoSeasons = { ...(await seasonsFile()), readings: readingsOf(real) };
  files.set(SEASONS_FILE, gzipSync(JSON.stringify(seasons), { level: 9 }));
  return files;
}
