import { expect, test } from 'vitest';
import { aMatch } from './a-match.ts';
import { anApi, renderPage } from './render-page.ts';

/** Numbers the turns of the event loop until `work` is done, and says in which one `mark` was called. */
async function turnsOf(work: (mark: () => void) => Promise<unknown>): Promise<number[]> {
  const turns: number[] = [];
  let turn = 0;
  let isDone = false;
  const count = () => {
    turn += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await work(() => turns.push(turn));
  isDone = true;
  return turns;
}

test('pages that wait for the same answer are rendered in turns of their own', async () => {
  const { fetch } = anApi({ '/api/matches/live': [aMatch()] });
  // The first page loads the modules of all.
  await renderPage(fetch);
  const answer = Promise.withResolvers<void>();
  const fetchLater = async (request: Request) => {
    await answer.promise;
    return fetch(request);
  };
  const turns = await turnsOf((mark) => {
    const pages = ['en', 'zh', 'en', 'zh'].map(async (language) => {
      await renderPage(fetchLater, { language });
      mark();
    });
    setImmediate(answer.resolve);
    return Promise.all(pages);
  });
  expect(new Set(turns).size).toBe(turns.length);
});
