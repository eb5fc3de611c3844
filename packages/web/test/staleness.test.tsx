import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../src/api/call.ts';
import { createSendCall } from '../src/api/send-call.ts';
import { LastUpdated } from '../src/features/matches/list/last-updated.tsx';
import { nowAtom } from '../src/state/clock/clock.ts';
import { useSiteClock } from '../src/state/clock/use-site-clock.ts';
import { useResource } from '../src/state/data/use-resource.ts';
import { liveStatusAtom, markUpdateAtom } from '../src/state/stores/live-status.ts';
import { aSession } from './session.tsx';

const now = Date.UTC(2026, 10, 20, 20, 52);
const live = call('/matches/live', { limit: 16 }, 'en');

const fetched = (secondsAgo: number, failedAt = 0) => ({
  fetchedAt: now - secondsAgo * 1000,
  failedAt,
});

let visibility: DocumentVisibilityState;

beforeEach(() => {
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function setVisibility(state: DocumentVisibilityState) {
  visibility = state;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('SYS-7 data that failed to refresh shows its age', async () => {
  const { session, Around } = await aSession();
  const { rerender } = render(<LastUpdated of={fetched(12)} />, { wrapper: Around });
  expect(screen.getByText('Updated 12 s ago')).toBeTruthy();
  rerender(<LastUpdated of={fetched(300)} />);
  expect(screen.getByText('Updated 5 min ago')).toBeTruthy();
  rerender(<LastUpdated of={fetched(300, now)} />);
  expect(screen.getByText('As of 20:47')).toBeTruthy();
  act(() => {
    session.store.set(liveStatusAtom, 'on');
    session.store.set(markUpdateAtom);
  });
  expect(screen.queryByText('As of 20:47')).toBeNull();
});

test('SYS-7 the age is that of the data, however long the stream stands', async () => {
  const { session, Around } = await aSession();
  const { container, rerender } = render(<LastUpdated of={fetched(20)} />, { wrapper: Around });
  const isOld = () => container.querySelector('[data-old]') !== null;
  act(() => session.store.set(liveStatusAtom, 'on'));
  expect(screen.getByText('Updated 20 s ago')).toBeTruthy();
  expect(isOld()).toBe(false);
  act(() => session.store.set(nowAtom, now + 40_000));
  expect(screen.getByText('As of 20:51')).toBeTruthy();
  expect(isOld()).toBe(true);
  act(() => session.store.set(markUpdateAtom));
  expect(screen.getByText('Updated just now')).toBeTruthy();
  expect(isOld()).toBe(false);
  rerender(<LastUpdated of={fetched(20)} onlyOld />);
  expect(container.textContent).toBe('');
  act(() => session.store.set(nowAtom, now + 110_000));
  expect(screen.getByText('As of 20:52')).toBeTruthy();
});

test('SYS-7 the beginning of a list that was old when it was sent with the document says so', async () => {
  const { Around } = await aSession();
  render(<LastUpdated of={{ ...fetched(120), totals: { all: 3 } }} onlyOld />, { wrapper: Around });
  expect(screen.getByText('As of 20:50')).toBeTruthy();
});

const aResponse = (headers: Record<string, string>) =>
  new Response('{"data":[]}', { headers: { 'content-type': 'application/json', ...headers } });

test.each([
  ['a cached one of the gateway, whose upstream fails', { age: '240' }, 'stale-if-error', 240_001],
  ['a current one of the gateway', { age: '8' }, 'stale-while-revalidate', undefined],
])('SYS-7 the age of a response: %s', async (_, headers, detail, ageMs) => {
  const sendCall = createSendCall({
    origin: 'http://localhost',
    fetch: async () =>
      aResponse({ ...headers, 'cache-status': `touchline; hit; detail=${detail}; ttl=-9` }),
    onFailure: () => {},
  });
  expect(await sendCall(live)).toEqual({ kind: 'ok', data: [], ...(ageMs && { ageMs }) });
});

function Clock() {
  useSiteClock();
  return null;
}

test('SYS-7 a device clock that is set back does not make old data new', async () => {
  const { session, Around } = await aSession();
  vi.setSystemTime(now);
  render(<Clock />, { wrapper: Around });
  act(() => vi.advanceTimersByTime(30_000));
  const before = session.store.get(nowAtom);
  vi.setSystemTime(now - 3_600_000);
  act(() => vi.advanceTimersByTime(30_000));
  expect(session.store.get(nowAtom) - before).toBeGreaterThanOrEqual(29_000);
});

function Probe() {
  useResource(live, 15);
  return null;
}

test('SYS-7 a call that failed without a network is repeated once there is one, but not in a hidden tab', async () => {
  const sendCall = vi.fn(async () => ({ kind: 'failed', status: 0 }) as const);
  const { session, Around } = await aSession('en', sendCall);
  render(<Probe />, { wrapper: Around });
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  act(() => session.store.set(nowAtom, now + 5_000));
  expect(sendCall).toHaveBeenCalledTimes(1);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(sendCall).toHaveBeenCalledTimes(2);
  setVisibility('hidden');
  act(() => session.store.set(nowAtom, now + 6_000));
  await act(async () => void dispatchEvent(new Event('online')));
  expect(sendCall).toHaveBeenCalledTimes(2);
  await act(async () => setVisibility('visible'));
  expect(sendCall).toHaveBeenCalledTimes(3);
});

test('a hidden tab requests nothing, and requests once when it is visible again', async () => {
  const { session, Around } = await aSession();
  const load = vi.spyOn(session.resources, 'load').mockResolvedValue();
  render(<Probe />, { wrapper: Around });
  setVisibility('hidden');
  load.mockClear();
  act(() => {
    session.store.set(nowAtom, now + 600_000);
    vi.advanceTimersByTime(600_000);
  });
  expect(load).not.toHaveBeenCalled();
  setVisibility('visible');
  expect(load).toHaveBeenCalledTimes(1);
});
