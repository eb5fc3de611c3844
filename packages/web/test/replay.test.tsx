import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { crestLights } from '@touchline/shared/domain/crests/crest-design';
import type { Match, MatchTimeline, NewsItem } from '@touchline/types';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { call } from '../src/api/call.ts';
import type { SendCall } from '../src/api/send-call.ts';
import { MatchBoard } from '../src/features/matches/detail/match-board.tsx';
import MeetingsBlock from '../src/features/matches/detail/meetings-block.tsx';
import { OddsBlock } from '../src/features/matches/detail/odds-block.tsx';
import { RecentBlock } from '../src/features/matches/detail/recent-block.tsx';
import { LazyReplay } from '../src/features/matches/line/lazy-replay.tsx';
import { MatchRow } from '../src/features/matches/row/match-row.tsx';
import { NewsList } from '../src/features/news/news-list.tsx';
import { type Moment, MomentProvider } from '../src/state/clock/replayed-moment.tsx';
import { emptyResource } from '../src/state/stores/resource.ts';
import { aMatch, kickOff } from './a-match.ts';
import { aSession } from './session.tsx';

afterEach(cleanup);

const football = aMatch({ statusId: 'FINISHED' });

/** Goals in the 10th, the 30th and the 80th minute. */
const timeline: MatchTimeline = {
  matchId: football.id,
  startTime: kickOff,
  from: kickOff - 3600,
  to: kickOff + 6300,
  startedAt: kickOff,
  endedAt: kickOff + 6300,
  score: { at: [0, 600, 1800, 5700], home: [0, 1, 1, 2], away: [0, 0, 1, 1] },
  prices: [{ bookmaker: 22, at: [-600, 640], home: [0.62, 0.3], away: [1.38, 2.9] }],
};

const headline = (id: string, publishedAt: number): NewsItem => ({
  id,
  title: 'A headline',
  image: 'images/covers/a.svg',
  date: '',
  time: '',
  created_at: publishedAt,
  sportType: 'football',
});

const news = [headline('ar-after', kickOff + 90_000), headline('ar-before', kickOff - 90_000)];

async function open(
  answer: object,
  beside?: ReactNode,
  match = football,
  shared?: Moment & { at: string },
) {
  const sendCall = vi.fn(async ({ path }: { path: string }) =>
    path === '/news' ? { kind: 'ok', data: news } : answer,
  );
  const { Around } = await aSession('en', sendCall as unknown as SendCall);
  const timelineCall = call('/matches/timeline', { matchId: match.id }, 'en');
  const replay = (
    <LazyReplay match={match} call={timelineCall} initial={shared} at={shared?.at ?? null} />
  );
  render(
    <MomentProvider>
      <MatchBoard match={match} replay={replay} />
      {beside}
    </MomentProvider>,
    { wrapper: Around },
  );
  return { user: userEvent.setup(), sendCall };
}

const scoreOf = () => [...document.querySelectorAll('article b')].map((b) => b.textContent);

test('the slider moves the board by keys, without a further call, and speaks', async () => {
  const { user, sendCall } = await open({ kind: 'ok', data: timeline });
  const slider = await screen.findByRole('slider', { name: 'Time of the match' });
  expect(slider.getAttribute('aria-valuetext')).toBe('Full time, 2–1');
  slider.focus();
  await user.keyboard('{Home}');
  await waitFor(() => expect(scoreOf()).toEqual(['0', '0']));
  expect(slider.getAttribute('aria-valuenow')).toBe('0');
  for (let minute = 0; minute < 31; minute++) await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(scoreOf()).toEqual(['1', '1']));
  expect(slider.getAttribute('aria-valuetext')).toMatch(/31.*1–1$/);
  await user.click(screen.getByRole('button', { name: 'Full time' }));
  await waitFor(() => expect(scoreOf()).toEqual(['2', '1']));
  expect(sendCall).toHaveBeenCalledTimes(1);
});

test('a key pressed on the slider before its script came moves it', async () => {
  window.earlyInput = [new KeyboardEvent('keydown', { key: 'Home', bubbles: true })];
  await open({ kind: 'ok', data: timeline });
  await waitFor(() => expect(scoreOf()).toEqual(['0', '0']));
  expect(window.earlyInput).toBeUndefined();
});

test('a page that opens at a moment can be shared as it is', async () => {
  const moment = { at: '20261120T201500Z', now: (kickOff + 1800) * 1000, match: football };
  await open({ kind: 'ok', data: timeline }, undefined, football, moment);
  expect(await screen.findByRole('button', { name: 'Share a link to this minute' })).toBeTruthy();
  expect(screen.getByText('Shared moment')).toBeTruthy();
});

test('beside the board a live row shows the present, and an upcoming one counts from the shown minute', async () => {
  const now = Date.UTC(2026, 10, 20, 20, 52);
  const startTime = now / 1000 - 600;
  const other = aMatch({ id: 'ma-2', startTime, endTime: startTime + 6300 });
  const soon = aMatch({ id: 'ma-3', statusId: 'UPCOMING', startTime: kickOff + 3 * 3600 });
  const rows = (
    <>
      <MatchRow match={other} />
      <MatchRow match={soon} />
    </>
  );
  const { user } = await open({ kind: 'ok', data: timeline }, rows);
  const slider = await screen.findByRole('slider');
  slider.focus();
  await user.keyboard('{Home}');
  await waitFor(() => expect(scoreOf()).toEqual(['0', '0']));
  expect(document.querySelector('[data-match="ma-2"]')?.textContent).toContain('10 minutes since');
  expect(document.querySelector('[data-match="ma-3"]')?.textContent).toContain('3 h later');
});

const covered = aMatch({ statusId: 'FINISHED', covered: true, endTime: kickOff + 6840 });

test('PRF-8 a covered match plays at once, on the line of a usual match, which grows with extra time', async () => {
  const longer = { ...timeline, to: kickOff + 9000, endedAt: kickOff + 9000 };
  const { user } = await open({ kind: 'ok', data: longer }, undefined, covered);
  await user.click(await screen.findByRole('button', { name: 'Play from kick-off' }));
  const slider = await screen.findByRole('slider');
  expect(slider.getAttribute('aria-valuemax')).toBe('6840');
  const currentValue = () => Number(slider.getAttribute('aria-valuenow'));
  await screen.findByRole('button', { name: 'Pause' });
  await waitFor(() => expect(currentValue()).toBeGreaterThan(20));
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  await user.click(screen.getByRole('button', { name: 'Next goal' }));
  await waitFor(() => expect(scoreOf()).toEqual(['1', '0']));
  expect(slider.getAttribute('aria-valuemax')).toBe('6840');
  slider.focus();
  await user.keyboard('{End}');
  expect(slider.getAttribute('aria-valuemax')).toBe('9000');
  expect(slider.getAttribute('aria-valuetext')).toBe('FT, 2–1');
});

test('a page that opens at a moment has the later goals on its line once the visitor is past them', async () => {
  const goal = (id: string, at: number) =>
    ({ id, kind: 'goal', side: 'home', at: kickOff + at, minute: at / 60, text: '' }) as const;
  const match = aMatch({ statusId: 'FINISHED', incidents: [goal('one', 600), goal('two', 5700)] });
  const then = { now: (kickOff + 1200) * 1000, match };
  const { Around } = await aSession();
  const board = (moment: typeof then | undefined) => (
    <MomentProvider key={moment?.now} initial={moment}>
      <MatchBoard match={match} replay={null} />
    </MomentProvider>
  );
  const minutesOf = () =>
    [...document.querySelectorAll('svg title')].map((title) => title.textContent?.trim());
  const { rerender } = render(board(then), { wrapper: Around });
  expect(minutesOf()).toEqual(['10′']);
  rerender(board(undefined));
  expect(minutesOf()).toEqual(['10′', '95′']);
});

test('Escape brings the present back, and at the present is left to the surrounding dialog', async () => {
  const onEscape = vi.fn((event: Event) => event.defaultPrevented);
  document.body.addEventListener('keydown', onEscape);
  const { user } = await open({ kind: 'ok', data: timeline });
  const slider = await screen.findByRole('slider');
  slider.focus();
  await user.keyboard('{Home}{Escape}{Escape}');
  expect(onEscape.mock.results.map(({ value }) => value)).toEqual([true, true, false]);
  document.body.removeEventListener('keydown', onEscape);
});

test('at a moment the page has no result, meeting or headline of later, and says its date', async () => {
  const past = (id: string, endTime: number) => aMatch({ id, statusId: 'FINISHED', endTime });
  const resource = {
    ...emptyResource,
    pending: false,
    retry: () => {},
    result: {
      kind: 'ok' as const,
      data: [past('ma-after', kickOff + 90_000), past('ma-before', kickOff - 90_000)],
    },
  };
  const beside = (
    <>
      <RecentBlock team={football.homeTeam} resource={resource} />
      <MeetingsBlock match={football} meetings={resource.result.data} zone="UTC" />
      <NewsList sport="football" />
    </>
  );
  const { user } = await open({ kind: 'ok', data: timeline }, beside);
  const linksTo = (path: string) => document.querySelectorAll(`a[href*="${path}"]`).length;
  await waitFor(() => expect(linksTo('/news/article/ar-after')).toBe(1));
  expect([linksTo('ma-after'), linksTo('ma-before')]).toEqual([2, 2]);
  (await screen.findByRole('slider')).focus();
  await user.keyboard('{Home}');
  await waitFor(() => expect(linksTo('ma-after')).toBe(0));
  expect(linksTo('ma-before')).toBe(2);
  await waitFor(() => expect(linksTo('/news/article/ar-after')).toBe(0));
  await waitFor(() => expect(linksTo('/news/article/')).toBeGreaterThan(0));
  expect(document.querySelector('article')?.textContent).toMatch(/0′ · 20\.11\.2026/);
});

test('half-time is marked where the first half ended', async () => {
  const halves = [
    { kind: 'half' as const, number: 1, at: [0], home: [0], away: [0] },
    { kind: 'half' as const, number: 2, at: [3780], home: [0], away: [0] },
  ];
  const incidents = [
    { id: 'in-1', kind: 'period-end' as const, at: kickOff + 2520, text: 'Half-time — 1–1' },
  ];
  await open({ kind: 'ok', data: { ...timeline, periods: halves, incidents } });
  const slider = await screen.findByRole('slider');
  const marks = [...slider.querySelectorAll('rect')].map((mark) => mark.getAttribute('x'));
  expect(marks).toEqual([`${((2520 / 6300) * 100).toFixed(1)}%`]);
});

test('the prices open below the line', async () => {
  const { user } = await open({ kind: 'ok', data: timeline });
  await user.click(await screen.findByRole('button', { name: 'Price chart' }));
  const figure = screen.getByRole('figure');
  expect(figure.textContent).toContain('at kick-off');
  expect(figure.textContent).toContain('opened at 1.62');
  const { homeTeam, awayTeam } = football;
  const lights = crestLights(homeTeam, awayTeam, 'football');
  const colours = [...figure.querySelectorAll('g[color]')].map((line) =>
    line.getAttribute('color'),
  );
  expect(colours).toEqual([...lights, ...lights]);
  screen.getByRole('slider').focus();
  await user.keyboard('{Home}');
  await waitFor(() => expect(figure.textContent).not.toContain('at kick-off'));
});

test('basketball has the lead at the moment beside the prices', async () => {
  const basketball = {
    ...football,
    tournament: { ...football.tournament, sportType: 'basketball' },
  };
  const periods = [
    { kind: 'quarter' as const, number: 1, at: [0, 600], home: [0, 9], away: [0, 2] },
  ];
  const { score: _, ...plain } = timeline;
  const data = { ...plain, periods };
  const { user } = await open({ kind: 'ok', data }, undefined, basketball as Match);
  await user.click(await screen.findByRole('button', { name: 'Price chart' }));
  await screen.findByText(/Biggest lead/);
  const [lead, prices] = screen.getAllByRole('figure');
  expect(lead?.textContent).toContain('Northgate Athletic lead by 7');
  expect(prices?.textContent).toContain('opened at 1.62');
  screen.getByRole('slider').focus();
  await user.keyboard('{Home}');
  await waitFor(() => expect(lead?.textContent).toContain('Level'));
});

test.each([
  ['an upstream without timelines', { kind: 'not-found' }],
  ['a failed call', { kind: 'failed', status: 502 }],
])('%s leaves the line without a slider', async (_, answer) => {
  const { sendCall } = await open(answer);
  await waitFor(() => expect(sendCall).toHaveBeenCalled());
  expect(screen.queryByRole('slider')).toBeNull();
  expect(scoreOf()).toEqual(['2', '1']);
});

test('MDT-5 the prices of a moment are as old as they were then', async () => {
  const quoted = aMatch({
    odds: { 22: { asia: { homeWinOdd: 0.62, awayWinOdd: 1.38, changedAt: kickOff } } },
  });
  const { Around } = await aSession();
  render(
    <MomentProvider initial={{ match: quoted, now: (kickOff + 600) * 1000 }}>
      <OddsBlock match={quoted} end={null} />
    </MomentProvider>,
    { wrapper: Around },
  );
  expect(screen.getByRole('rowheader').textContent).toContain('10 min');
});
