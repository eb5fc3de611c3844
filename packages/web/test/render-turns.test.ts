import type { Match } from '@touchline/types';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aMatch } from './a-match.ts';
import { anApi, renderPage } from './render-page.ts';

const LEAGUES = 40;

/** A day with one match in each of many tournaments. */
const aLongDay: Match[] = Array.from({ length: LEAGUES }, (_, index) => {
  const match = aMatch({ id: `ma-eng${index}-26-12-3` });
  const name = `Division ${index}`;
  return { ...match, tournament: { ...match.tournament, id: `to-eng${index}`, name } };
});

const DAY = { url: '/football/matches?rows=all' };
const dayApi = () => anApi({ '/api/matches': aLongDay });

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

test('a long page is rendered group by group, each in a turn of its own', async () => {
  const { fetch } = dayApi();
  await renderPage(fetch, DAY);
  const [begun = 0, done = 0] = await turnsOf(async (mark) => {
    mark();
    const { body } = await renderPage(fetch, DAY);
    mark();
    expect(body.match(/data-match="/g)).toHaveLength(LEAGUES);
  });
  expect(done - begun).toBeGreaterThan(LEAGUES);
});

test('a page whose visitor leaves while it is rendered is given up', async () => {
  const { fetch } = dayApi();
  await renderPage(fetch, DAY);
  const visit = new AbortController();
  const page = renderPage(fetch, { ...DAY, signal: visit.signal });
  const rejected = expect(page).rejects.toThrow('left');
  for (let turn = 0; turn < LEAGUES / 2; turn += 1) await new Promise(setImmediate);
  visit.abort(new Error('left'));
  await rejected;
});

test('an answer that comes while its page is rendered is not in it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { fetch } = anApi({ '/api/matches/live': [aMatch()] });
  const late = Promise.withResolvers<void>();
  const fetchLate = async (request: Request) => {
    if (new URL(request.url).pathname === '/api/matches/live') await late.promise;
    return fetch(request);
  };
  let hasEnded = false;
  const page = renderPage(fetchLate).finally(() => {
    hasEnded = true;
  });
  // The page's wait for its data begins within these turns.
  await vi.waitUntil(() => vi.getTimerCount() > 0, { interval: 0 });
  await vi.advanceTimersByTimeAsync(1_500);
  await new Promise(setImmediate);
  expect(hasEnded).toBe(false);
  late.resolve();
  expect((await page).body).not.toContain('data-match');
});
