// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../src/api/call.ts';
import { LastUpdated } from '../src/features/matches/list/last-updated.tsx';
import { setNowAtom } from '../src/state/clock/clock.ts';
import { useResource } from '../src/state/data/use-resource.ts';
import { setLiveStatusAtom } from '../src/state/live/live-status.ts';
import { aSession } from './session.tsx';

const now = Date.UTC(2026, 10, 20, 20, 52);
const live = call('/matches/live', { query: { limit: 16 } }, 'en');

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
  const { rerender } = render(<LastUpdated at={now - 12_000} stale={false} />, { wrapper: Around });
  expect(screen.getByText('Updated 12 s ago')).toBeTruthy();
  rerender(<LastUpdated at={now - 300_000} stale={false} />);
  expect(screen.getByText('Updated 5 min ago')).toBeTruthy();
  rerender(<LastUpdated at={now - 300_000} stale />);
  expect(screen.getByText('As of 20:47')).toBeTruthy();
  act(() => session.store.set(setLiveStatusAtom, 'on'));
  expect(screen.queryByText('As of 20:47')).toBeNull();
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
  act(() => session.store.set(setNowAtom, now + 5_000));
  expect(sendCall).toHaveBeenCalledTimes(1);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(sendCall).toHaveBeenCalledTimes(2);
  setVisibility('hidden');
  act(() => session.store.set(setNowAtom, now + 6_000));
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
    session.store.set(setNowAtom, now + 600_000);
    vi.advanceTimersByTime(600_000);
  });
  expect(load).not.toHaveBeenCalled();
  setVisibility('visible');
  expect(load).toHaveBeenCalledTimes(1);
});
