import type { Ask } from '../api/call.ts';
import { makeIndex } from './build-index.ts';
import { listsReader, type ReadListsOptions } from './fetch-lists.ts';
import { spelled } from './pinyin.ts';

/** Answers `getSearchIndex` with what the upstream's lists say. With some of them gone it says the rest. */
export function searchIndex(options: ReadListsOptions): Ask {
  const read = listsReader(options);
  return async (call) => {
    const lists = await read(call);
    const failed = lists.find(({ fault }) => fault !== undefined);
    if (failed && lists.every(({ items }) => items.length === 0)) throw failed.fault;
    const chinese = lists.filter(({ language }) => language === 'zh');
    const names = chinese.flatMap(({ items }) =>
      items.flatMap(({ name, country }) => [name, country.name]),
    );
    const syllables = await spelled(names);
    return {
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify({ data: makeIndex(lists, syllables) })),
      shareable: true,
      // What is not whole is old from the first moment: whoever asks next has it made anew meanwhile.
      ageSeconds: failed ? (call.operation.cache?.fresh ?? 0) : 0,
    };
  };
}
