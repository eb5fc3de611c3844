import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { aMatch } from '../../../test/a-match.ts';
import { call } from '../../api/call.ts';
import type { SendCall } from '../../api/send-call.ts';
import { withFetchedMatches } from './apply-fetched-matches.ts';
import { createLiveMatches } from './live-matches-store.ts';
import { type LiveStatus, liveStatusAtom } from './live-status.ts';

const withScore = (score: number) => {
  const match = aMatch({ id: 'ma-1' });
  return { ...match, homeTeam: { ...match.homeTeam, score } };
};

/** The stream reports two goals, then has the given status while a call returns `score`. */
async function scoreAfter(status: LiveStatus, score: number, ageMs?: number) {
  const store = createStore();
  const live = createLiveMatches(store);
  live.applyEvents([{ kind: 'reset', at: 1, matches: [withScore(2)] }]);
  store.set(liveStatusAtom, status);
  const result = { kind: 'ok', data: [withScore(score)], ...(ageMs && { ageMs }) };
  const sendCall = withFetchedMatches((async () => result) as unknown as SendCall, store, live);
  await sendCall(call('/matches/live', {}, 'en'));
  return live.peek('ma-1')?.homeTeam.score;
}

test('while the stream is lost, a fetched match replaces the streamed one', async () => {
  expect(await scoreAfter('lost', 3)).toBe(3);
});

test('the matches of a player are not those of the stream', async () => {
  const store = createStore();
  const applied: unknown[] = [];
  const live = {
    ...createLiveMatches(store),
    applyFetched: (matches: readonly unknown[]) => void applied.push(...matches),
  };
  store.set(liveStatusAtom, 'lost');
  const { id: matchId, ...match } = withScore(1);
  const result = { kind: 'ok', data: [{ matchId, ...match }] };
  const sendCall = withFetchedMatches((async () => result) as unknown as SendCall, store, live);
  await sendCall(call('/players/matches', { playerId: 'pl-1' }, 'en'));
  expect(applied).toEqual([]);
});

test('while the stream is on, the streamed match wins', async () => {
  expect(await scoreAfter('on', 3)).toBe(2);
});

test('a cached response does not overwrite a newer score', async () => {
  expect(await scoreAfter('lost', 1, 20_000)).toBe(2);
});
