// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Match, MatchTimeline } from '@touchline/types';
import { afterEach, expect, test } from 'vitest';
import { call } from '../src/api/call.ts';
import type { SendCall } from '../src/api/send-call.ts';
import { MatchBoard } from '../src/features/matches/detail/match-board.tsx';
import { GoalAnnouncer } from '../src/features/matches/live/goal-announcer.tsx';
import { LazyReplay } from '../src/features/matches/replay/lazy-replay.tsx';
import { MatchRow } from '../src/features/matches/row/match-row.tsx';
import { setNowAtom } from '../src/state/clock/clock.ts';
import { MomentProvider } from '../src/state/clock/replayed-moment.tsx';
import { useLiveMatch } from '../src/state/live/use-live-match.ts';
import { aMatch, kickOff } from './a-match.ts';
import { aSession } from './session.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** A minute ago the home side scored its second goal. */
const now = kickOff + 2_000;
const match = aMatch();
const timeline: MatchTimeline = {
  matchId: match.id,
  startTime: kickOff,
  from: kickOff - 3600,
  to: now,
  startedAt: kickOff,
  score: { at: [0, 600, 1200, 1940], home: [0, 1, 1, 2], away: [0, 0, 1, 1] },
  prices: [],
};

function Page() {
  const shown = useLiveMatch(match);
  const timelineCall = call('/matches/timeline', { query: { matchId: match.id } }, 'en');
  return (
    <MomentProvider>
      <MatchBoard match={shown} replay={<LazyReplay match={match} call={timelineCall} />} />
      <ul>
        <MatchRow match={match} />
      </ul>
      <GoalAnnouncer openMatchId={match.id} />
    </MomentProvider>
  );
}

async function open() {
  const sendCall = (async () => ({ kind: 'ok', data: timeline })) as unknown as SendCall;
  const { Around, session } = await aSession('en', sendCall);
  const setNow = (seconds: number) =>
    act(async () => session.store.set(setNowAtom, seconds * 1000));
  await setNow(now);
  session.live.applyEvents([{ kind: 'reset', at: now, matches: [match] }]);
  render(<Page />, { wrapper: Around });
  await screen.findByRole('slider', { name: 'Time of the match' });
  return { session, setNow, user: userEvent.setup() };
}

const boardScore = () => [...document.querySelectorAll('article b')].map((b) => b.textContent);
const rowText = () => document.querySelector('li[data-match]')?.textContent;
const setDelay = (seconds: number) =>
  fireEvent.change(screen.getByRole('slider', { name: /My stream is behind by/ }), {
    target: { value: `${seconds}` },
  });

test('with a delay of one’s own board and row show the match as it was then, and say so', async () => {
  const { user, setNow } = await open();
  expect(boardScore()).toEqual(['2', '1']);
  await user.click(await screen.findByRole('button', { name: 'Delay, to match my stream' }));
  setDelay(90);
  await waitFor(() => expect(boardScore()).toEqual(['1', '1']));
  expect(screen.getByText(/s behind$/).textContent).toBe('90 s behind');
  expect(rowText()).toContain('1–1');
  await setNow(now + 31);
  await waitFor(() => expect(boardScore()).toEqual(['2', '1']));
});

test('a goal is announced when the delay has passed', async () => {
  const { user, setNow, session } = await open();
  await user.click(await screen.findByRole('button', { name: 'Delay, to match my stream' }));
  setDelay(40);
  await waitFor(() => expect(session.live.peek(match.id)).not.toBe(match));
  const { homeTeam } = match;
  const scored: Match = { ...match, homeTeam: { ...homeTeam, score: 3 } };
  await act(async () => {
    session.live.applyEvents([{ kind: 'upsert', at: now, match: scored }]);
  });
  await setNow(now + 1);
  expect(boardScore()).toEqual(['2', '1']);
  expect(screen.queryByText(/Goal for/)).toBeNull();
  await setNow(now + 42);
  await waitFor(() => expect(boardScore()).toEqual(['3', '1']));
  expect(screen.getByText(/Goal for Northgate Athletic/)).toBeTruthy();
});

test('the delay is remembered in the browser, and none leads back to the present', async () => {
  localStorage.setItem('touchline.delay', '120');
  const { user, session } = await open();
  await waitFor(() => expect(boardScore()).toEqual(['1', '1']));
  await user.click(await screen.findByRole('button', { name: 'Delay, to match my stream' }));
  setDelay(0);
  await waitFor(() => expect(boardScore()).toEqual(['2', '1']));
  expect(session.live.peek(match.id)).toBe(match);
  expect(localStorage.getItem('touchline.delay')).toBe('0');
});

test('the slider moves back from the delayed instant, and returns to it', async () => {
  localStorage.setItem('touchline.delay', '90');
  const { user } = await open();
  await waitFor(() => expect(boardScore()).toEqual(['1', '1']));
  const slider = screen.getByRole('slider', { name: 'Time of the match' });
  slider.focus();
  await user.keyboard('{Home}');
  await waitFor(() => expect(boardScore()).toEqual(['0', '0']));
  await user.keyboard('{End}');
  await waitFor(() => expect(boardScore()).toEqual(['1', '1']));
});
