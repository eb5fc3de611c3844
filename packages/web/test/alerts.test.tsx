import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SendCall } from '../src/api/send-call.ts';
import { LateAlerts } from '../src/app/late-parts.tsx';
import { toggleFavouriteAtom } from '../src/state/favourites/favourites.ts';
import { liveScopeAtom } from '../src/state/stores/live-status.ts';
import { aMatch } from './a-match.ts';
import { aSession } from './session.tsx';

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
async function setUp(fetched = match) {
  const sendCall = vi.fn(async () => ({ kind: 'ok', data: fetched }));
  const { session, Around } = await aSession('en', sendCall as unknown as SendCall);
  session.store.set(liveScopeAtom, {});
  session.store.set(toggleFavouriteAtom, `match/${match.id}`);
  render(<LateAlerts />, { wrapper: Around });
  // Written once the alerts are loaded and the match has been fetched: from then on its stream is followed.
  await expect.poll(() => localStorage['touchline.followed']).toContain(match.id);
  act(() => session.live.applyEvents([{ kind: 'reset', at: 1, matches: [fetched] }]));
  return session;
}

function stubBadge() {
  const badge = { setAppBadge: vi.fn(async () => {}), clearAppBadge: vi.fn(async () => {}) };
  Object.assign(navigator, badge);
  return badge;
}

test('MYT-5 a number that an earlier visit has left on the icon is removed', async () => {
  const badge = stubBadge();
  await setUp(aMatch({ statusId: 'FINISHED' }));
  await expect.poll(() => badge.clearAppBadge.mock.calls).toHaveLength(1);
});

test('MYT-5 the icon of the installed site counts the live matches that are starred, and nothing once they are over', async () => {
  const badge = stubBadge();
  const { live } = await setUp();
  expect(badge.setAppBadge).toHaveBeenLastCalledWith(1);
  const end = { kind: 'patch', at: 2, id: match.id, patch: { statusId: 'FINISHED' } } as const;
  act(() => live.applyEvents([end]));
  expect(badge.clearAppBadge).toHaveBeenCalledOnce();
});

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

test('PRF-9 the oldest reported alert is forgotten when there are too many', async () => {
  localStorage['touchline.alerted'] = JSON.stringify(Array.from({ length: 200 }, (_, n) => `${n}`));
  const { live } = await setUp();
  act(() => live.applyEvents([goal(3)]));
  await screen.findByRole('link');
  expect(JSON.parse(localStorage['touchline.alerted'])).toEqual([
    ...Array.from({ length: 199 }, (_, n) => `${n + 1}`),
    expect.stringContaining(match.id),
  ]);
});

test('PRF-9 a goal of a gap of more than ten minutes, as of a laptop that slept, is not reported', async () => {
  const { live } = await setUp();
  vi.setSystemTime(Date.now() + 11 * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  act(() => live.applyEvents([goal(3)]));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(alerts()).toEqual([]);
});
