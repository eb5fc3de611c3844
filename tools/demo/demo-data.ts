import type { Upstream } from '@touchline/api-core/call';
import { createCallParser } from '@touchline/api-core/parse-call';
import { createSearchIndexHandler } from '@touchline/gateway/search-index-handler';
import { worldFetch } from '@touchline/mock-api/testing';
import type { SearchIndex } from '@touchline/types';
import { languages, pageNames } from '@touchline/types/client-contract';
import { contract, type Operation } from '@touchline/types/contract';

const fetchWorld = worldFetch({ devTools: false });

async function textOf(path: string, language = 'en'): Promise<string> {
  const response = await fetchWorld(path, { headers: { 'accept-language': language } });
  if (!response.ok) throw new Error(`${path}: the mock API responded with ${response.status}.`);
  return response.text();
}

const upstream: Upstream = async ({ target, language }) => ({
  headers: {},
  body: Buffer.from(await textOf(target, language)),
  shareable: true,
  ageSeconds: 0,
});

/** The gateway's search index, whose dictionary of pinyin the worker does without. */
async function searchIndex(): Promise<SearchIndex> {
  const parseCall = createCallParser(contract, { devTools: false });
  const operation = contract.operations.find(({ id }) => id === 'getSearchIndex') as Operation;
  const { signal } = new AbortController();
  const call = parseCall(operation, { path: {}, query: '', headers: {}, requestId: '', signal });
  const { body } = await createSearchIndexHandler({ contract, parseCall, upstream })(call);
  return JSON.parse(body.toString()).data;
}

/** The data that the worker reads from files: information pages, flags, and how Chinese names are typed. */
export async function demoData(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const language of languages) {
    for (const name of pageNames) {
      files.set(
        `data/pages/${language}/${name}.html`,
        await textOf(`/static/${name}.html`, language),
      );
    }
  }
  const { pinyin, countries, teams, tournaments } = await searchIndex();
  for (const { logo } of countries) {
    const path = new URL(logo, 'https://world.test').pathname;
    files.set(`data${path}`, await textOf(path));
  }
  const names = Object.fromEntries(
    [...teams, ...tournaments].flatMap(({ zh, pinyin }) => (pinyin ? [[zh, pinyin]] : [])),
  );
  files.set('data/readings.json', JSON.stringify({ characters: pinyin, names }));
  return files;
}
