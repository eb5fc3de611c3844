import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Match, MatchTimeline } from '@touchline/types';
import { afterEach, expect, test, vi } from 'vitest';
import type { SendCall } from '../src/api/send-call.ts';
import type { Ticker } from '../src/features/matches/line/sync-clock.ts';
import { SyncedDay } from '../src/features/matches/multiview/synced-day.tsx';
import { aMatch, kickOff } from './a-match.ts';
import { aSession } from './session.tsx';

afterEach(cleanup);

const early = aMatch({ id: 'ma-1', statusId: 'FINISHED' });
const late = aMatch({ id: 'ma-2', statusId: 'FINISHED', startTime: kickOff + 1800 });

const timelineOf = ({ id, startTime }: Match, goal: number): MatchTimeline => ({
  matchId: id,
  startTime,
  from: startTime - 3600,
  to: startTime + 6300,
  startedAt: startTime,
  endedAt: startTime + 6300,
  score: { at: [0, goal], home: [0, 1], away: [0, 0] },
  incidents: [
    { id: `in-${id}`, kind: 'goal', side: 'home', minute: 9, at: startTime + goal, text: 'A goal' },
  ],
  prices: [],
});

const timelines: Record<string, MatchTimeline> = {
  'ma-1': timelineOf(early, 2400),
  'ma-2': timelineOf(late, 900),
};

async function open(matches: readonly Match[], known = timelines) {
  let now = 0;
  let onTick: ((ms: number) => void) | undefined;
  const ticker: Ticker = (listener) => {
    onTick = listener;
    return () => {
      onTick = undefined;
    };
  };
  const sendCall = vi.fn(async ({ params }: { params: { query: { matchId: string } } }) => {
    const data = known[params.query.matchId];
    return data ? { kind: 'ok', data } : { kind: 'not-found' };
  });
  const { Around } = await aSession('en', sendCall as unknown as SendCall);
  render(<SyncedDay matches={matches} sport="football" ticker={ticker} />, { wrapper: Around });
  await screen.findByRole('button', { name: 'Play' });
  await act(async () => {});
  const pass = (ms: number) =>
    act(() => {
      for (let passed = 0; passed <= ms; passed += 50) {
        onTick?.(now);
        now += 50;
      }
    });
  return { user: userEvent.setup(), pass, sendCall };
}

const scoresOf = () =>
  [...document.querySelectorAll('article')].map((board) =>
    [...board.querySelectorAll('b')].map((b) => b.textContent).join('–'),
  );

test('matches run on one clock, each from its own kick-off, without a call per step', async () => {
  const { user, pass, sendCall } = await open([early, late]);
  expect(scoresOf()).toEqual(['0–0', '']);
  await user.click(screen.getByRole('button', { name: 'Play' }));
  pass(31_000);
  expect(scoresOf()).toEqual(['0–0', '0–0']);
  pass(14_500);
  expect(scoresOf()).toEqual(['1–0', '1–0']);
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  pass(60_000);
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('20:30');
  expect(sendCall).toHaveBeenCalledTimes(2);
});

test('the next goal is shown at once and announced', async () => {
  const { user } = await open([early, late]);
  await user.click(screen.getByRole('button', { name: 'Next goal' }));
  expect(scoresOf()).toEqual(['1–0', '0–0']);
  expect(screen.getAllByRole('status').map((one) => one.textContent)).toContainEqual(
    expect.stringContaining('Goal for Northgate Athletic. Northgate Athletic 1–0 Harbour Vale.'),
  );
});

test('the space bar plays and pauses, arrows move a minute, N steps on', async () => {
  const { user, pass } = await open([early]);
  const line = screen.getByRole('slider', { name: 'Time of the day' });
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(line.getAttribute('aria-valuetext')).toBe('19:46');
  await user.keyboard(' ');
  pass(2_000);
  await user.keyboard(' ');
  expect(line.getAttribute('aria-valuetext')).toBe('19:48');
  await user.keyboard('n');
  expect(scoresOf()).toEqual(['1–0']);
});

test('the line goes to the end that was expected, and marks no goal that has not fallen', async () => {
  const long = { ...timelines['ma-1'], endedAt: kickOff + 9_000, to: kickOff + 9_000 };
  const ends = { at: [0, 5_400], value: [kickOff + 6_300, kickOff + 9_000] };
  await open([early], { 'ma-1': { ...long, endTime: ends } as MatchTimeline });
  expect(screen.getByRole('slider').getAttribute('max')).toBe(`${kickOff + 6_300}`);
  expect(document.querySelectorAll('rect')).toHaveLength(0);
});

test('a match without a timeline says so, beside one that plays', async () => {
  const { user } = await open([early, late], { 'ma-1': timelines['ma-1'] as MatchTimeline });
  expect(screen.getByText('No timeline for this match')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next goal' }));
  expect(scoresOf()).toEqual(['1–0', '']);
});
