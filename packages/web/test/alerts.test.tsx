// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SendCall } from '../src/api/send-call.ts';
import { LazyAlerts } from '../src/features/matches/alerts/lazy-alerts.tsx';
import { delayAtom } from '../src/features/matches/replay/stored-delay.ts';
import { toggleFavouriteAtom } from '../src/state/favourites/favourites.ts';
import { setLiveScopeAtom } from '../src/state/live/live-status.ts';
import { aMatch } from './a-match.ts';
import { aSession } from './session.tsx';

const DELAY_S = 40;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const match = aMatch();
const goal = (score: number) =>
  ({ kind: 'patch', at: 1, id: match.id, patch: { homeTeam: { score } } }) as const;

/** A page whose stream has the starred match. */
async function setUp() {
  const sendCall = vi.fn(async () => ({ kind: 'ok', data: match }));
  const { session, Around } = await aSession('en', sendCall as unknown as SendCall);
  session.store.set(setLiveScopeAtom, {});
  session.store.set(toggleFavouriteAtom, match.id);
  render(<LazyAlerts />, { wrapper: Around });
  // Written once the alerts are loaded and the match has been fetched: from then on its stream is followed.
  await vi.waitFor(() => expect(localStorage['touchline.followed']).toContain(match.id), {
    timeout: 20_000,
  });
  act(() => session.live.applyEvents([{ kind: 'reset', at: 1, matches: [match] }]));
  return session;
}

const alerts = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

test('PRF-9 a goal of a starred match is reported once, though it is taken back and given again', async () => {
  const { live } = await setUp();
  expect(alerts()).toEqual([]);
  act(() => live.applyEvents([goal(3)]));
  await screen.findByRole('link');
  act(() => live.applyEvents([goal(2)]));
  act(() => live.applyEvents([goal(3)]));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(alerts()).toEqual(['Goal: Northgate AthleticNorthgate Athletic 3–1 Harbour Vale']);
});

test('PRF-9 alerts are as late as the delay with which a visitor watches', async () => {
  const { live, store } = await setUp();
  store.set(delayAtom, DELAY_S);
  act(() => live.applyEvents([goal(3)]));
  await act(() => vi.advanceTimersByTimeAsync((DELAY_S - 1) * 1000));
  expect(alerts()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(alerts()).toHaveLength(1);
});

test('PRF-9 a match that its page shows with a delay is not delayed twice', async () => {
  const { live, store } = await setUp();
  store.set(delayAtom, DELAY_S);
  act(() => live.hold(match.id, { ...match }));
  act(() => live.applyEvents([goal(3)]));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(alerts()).toEqual([]);
  const { homeTeam } = match;
  act(() => live.hold(match.id, { ...match, homeTeam: { ...homeTeam, score: 3 } }));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(alerts()).toHaveLength(1);
});
