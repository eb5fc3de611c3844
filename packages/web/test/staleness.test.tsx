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
const live = call('/matches/live', { limit: 16 }, 'en');

let seen: DocumentVisibilityState;

beforeEach(() => {
  seen = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen);
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function turn(state: DocumentVisibilityState) {
  seen = state;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('SYS-7 an answer that newer ones failed to follow says from when it is', async () => {
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

test('SYS-7 what failed without a network is asked for as soon as there is one, and by a hidden tab not', async () => {
  const asked = vi.fn(async () => ({ kind: 'failed', status: 0 }) as const);
  const { session, Around } = await aSession('en', asked);
  render(<Probe />, { wrapper: Around });
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  act(() => session.store.set(setNowAtom, now + 5_000));
  expect(asked).toHaveBeenCalledTimes(1);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(asked).toHaveBeenCalledTimes(2);
  turn('hidden');
  act(() => session.store.set(setNowAtom, now + 6_000));
  await act(async () => void dispatchEvent(new Event('online')));
  expect(asked).toHaveBeenCalledTimes(2);
  await act(async () => turn('visible'));
  expect(asked).toHaveBeenCalledTimes(3);
});

test('a hidden tab asks for nothing, and asks once when it is seen again', async () => {
  const { session, Around } = await aSession();
  const load = vi.spyOn(session.resources, 'load').mockResolvedValue();
  render(<Probe />, { wrapper: Around });
  turn('hidden');
  load.mockClear();
  act(() => {
    session.store.set(setNowAtom, now + 600_000);
    vi.advanceTimersByTime(600_000);
  });
  expect(load).not.toHaveBeenCalled();
  turn('visible');
  expect(load).toHaveBeenCalledTimes(1);
});
