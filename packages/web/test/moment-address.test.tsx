import { cleanup, renderHook } from '@testing-library/react';
import type { MatchTimeline } from '@touchline/types';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMomentAddress } from '../src/features/matches/line/use-moment-address.ts';
import { compactInstant } from '../src/format/instant.ts';
import { aMatch, kickOff } from './a-match.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const match = aMatch({ statusId: 'FINISHED' });
const timeline: MatchTimeline = {
  matchId: match.id,
  startTime: kickOff,
  from: kickOff - 3600,
  to: kickOff + 6300,
  startedAt: kickOff,
  endedAt: kickOff + 6300,
  score: { at: [0], home: [0], away: [0] },
  prices: [],
};
const [early, late] = [kickOff + 600, kickOff + 5400];

interface Where {
  at: string | null;
  held: number | undefined;
}

/** The slider of a page whose address follows only when the test says so. */
function openSlider() {
  const move = vi.fn();
  const others = { match, timeline, isDragged: false, hasTexts: true, move };
  const first: Where = { at: null, held: undefined };
  const { rerender } = renderHook((where: Where) => useMomentAddress({ ...others, ...where }), {
    initialProps: first,
    wrapper: MemoryRouter,
  });
  let { at, held } = first;
  return {
    move,
    hold(to: number | undefined) {
      held = to;
      rerender({ at, held });
      vi.advanceTimersByTime(300);
    },
    arriveAt(seconds: number) {
      at = compactInstant(seconds);
      rerender({ at, held });
    },
  };
}

test('an address that follows late does not move the slider back', () => {
  const { move, hold, arriveAt } = openSlider();
  hold(late);
  hold(early);
  arriveAt(late);
  hold(undefined);
  arriveAt(early);
  expect(move).not.toHaveBeenCalled();
});

test('the slider follows an address that something else changes', () => {
  const { move, hold, arriveAt } = openSlider();
  hold(late);
  arriveAt(late);
  arriveAt(early);
  expect(move.mock.calls).toEqual([[early]]);
});
