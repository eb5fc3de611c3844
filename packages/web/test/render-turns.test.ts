import type { Match } from '@touchline/types';
import { expect, test } from 'vitest';
import { call } from '../src/api/call.ts';
import { openSession, sealSession } from '../src/server/render.tsx';
import { aMatch } from './a-match.ts';
import { anApi, aRequest, renderPage } from './render-page.ts';

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
  const { fetch } = anApi({ '/api/matches/live': [aMatch()] });
  const request = aRequest(fetch);
  const loading = openSession(request);
  const rendered = sealSession(request, loading);
  await loading.resources.load(call('/matches/live', { query: {} }, 'en'));
  expect(loading.resources.snapshot()).toHaveLength(1);
  expect(rendered.resources.snapshot()).toEqual([]);
});
