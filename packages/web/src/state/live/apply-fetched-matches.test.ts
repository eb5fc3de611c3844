import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { aMatch } from '../../../test/a-match.ts';
import { call } from '../../api/call.ts';
import type { SendCall } from '../../api/send-call.ts';
import { withFetchedMatches } from './apply-fetched-matches.ts';
import type { LiveStatus } from './live-connection.ts';
import { createLiveMatches } from './live-matches.ts';
import { setLiveStatusAtom } from './live-status.ts';

const withScore = (score: number) => {
  const match = aMatch({ id: 'ma-1' });
  return { ...match, homeTeam: { ...match.homeTeam, score } };
};

/** The stream told of two goals; then it is as given, and a call is answered. */
async function scoreAfter(status: LiveStatus, score: number, age?: number) {
  const store = createStore();
  const live = createLiveMatches(store);
  live.take([{ kind: 'reset', at: 1, matches: [withScore(2)] }]);
  store.set(setLiveStatusAtom, status);
  const answer = { kind: 'ok', data: [withScore(score)], ...(age && { age }) };
  const ask = withFetchedMatches((async () => answer) as unknown as SendCall, store, live);
  await ask(call('/matches/live', {}, 'en'));
  return live.peek('ma-1')?.homeTeam.score;
}

test('while the stream is away, an answer tells what it would have told', async () => {
  expect(await scoreAfter('lost', 3)).toBe(3);
});

test('while the stream is there, it knows best', async () => {
  expect(await scoreAfter('on', 3)).toBe(2);
});

test('an answer that this device had kept takes back no goal', async () => {
  expect(await scoreAfter('lost', 1, 20_000)).toBe(2);
});
