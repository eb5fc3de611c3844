import type { MatchIncident } from '@touchline/types';
import { expect, test } from 'vitest';
import { aMatch, kickOff } from '../../../../test/a-match.ts';
import { loadWholeCatalogue } from '../../../i18n/catalogue.ts';
import { createI18n } from '../../../i18n/create-i18n.ts';
import { type Goal, goalsOf } from '../model/goals.ts';
import { periodName } from '../model/match-clock.ts';
import { lastFive, meetingsOf, outcomeFor } from '../model/outcome.ts';
import { compare } from './compare.ts';
import { goalLabels } from './goal-timeline.tsx';
import { tablesOf } from './standing-tables.ts';

const { t } = createI18n('en', await loadWholeCatalogue('en'));
const side = {
  ranking: 4,
  streakType: 'win',
  streakCount: 2,
  last6MonthsWinRate: 68,
  totalWins: 20,
  totalLosses: 4,
  totalDraws: 10,
} as const;

test('MDT-2 the smaller rank is highlighted; in other rows the larger value', () => {
  const [ranking, winRate, won] = compare(side, { ...side, ranking: 8, totalWins: 10 });
  expect([ranking?.home, ranking?.away]).toEqual([
    { text: '4', share: 1, isHighlighted: true },
    { text: '8', share: 0.5, isHighlighted: false },
  ]);
  expect(winRate?.home).toMatchObject({ text: '68%', share: 0.68 });
  expect(won?.away).toEqual({ text: '10', share: 0.5, isHighlighted: false });
});

test('MDT-4 a result is a win, draw or loss for the team; the last five have the newest last', () => {
  const match = aMatch();
  expect(outcomeFor('te-eng-1', match)).toBe('win');
  expect(outcomeFor('te-eng-2', match)).toBe('loss');
  const level = aMatch({ awayTeam: { ...match.awayTeam, score: 2 } });
  expect(lastFive('te-eng-1', [level, match, match, match, match, match]).at(-1)).toBe('draw');
  const earlier = { ...match, startTime: match.startTime - 1 };
  expect(lastFive('te-eng-1', [level, earlier], level.startTime)).toHaveLength(1);
});

const kicks = { kind: 'penalties', number: 1, home: 4, away: 5 } as const;
const { homeTeam } = aMatch();
const onPenalties = aMatch({
  statusId: 'FINISHED',
  homeTeam: { ...homeTeam, score: 1 },
  periods: [kicks],
});

test('MDT-4 a shoot-out is a win and a loss, marked as such', () => {
  expect(outcomeFor('te-eng-1', onPenalties)).toBe('loss');
  expect(outcomeFor('te-eng-2', onPenalties)).toBe('win');
  expect(lastFive('te-eng-2', [onPenalties, aMatch()])).toEqual(['loss', 'win-p']);
});

test('head to head has only the matches against the other team', () => {
  const other = aMatch({ awayTeam: { ...aMatch().awayTeam, id: 'te-eng-9' } });
  const before = aMatch({ id: 'ma-eng1-2026-1-1' });
  expect(meetingsOf([other, before], aMatch())).toEqual([before]);
});

test('head to head leaves out the match itself', () => {
  expect(meetingsOf([aMatch()], aMatch())).toEqual([]);
});

const goal = (minute: number, more: Partial<MatchIncident> = {}): MatchIncident => ({
  id: `g-${minute}`,
  kind: 'goal',
  side: 'home',
  minute,
  at: kickOff + minute * 60,
  player: 'Ada Field',
  text: 'Goal',
  ...more,
});
const withGoals = (...incidents: MatchIncident[]) => aMatch({ incidents });
const placed = (...minutes: number[]) =>
  minutes.map((minute) => ({ goal: goal(minute) as Goal, at: minute / 100 }));

test('MDT-1 each goal on the line has its minute; of goals that are close the minutes share a label', () => {
  const texts = (minuteWidth: number) =>
    goalLabels(placed(20, 22, 28, 50), minuteWidth).map(({ text, at }) => [text, at]);
  expect(texts(0.03)).toEqual([
    ['20′ 22′', expect.closeTo(0.21)],
    ['28′', 0.28],
    ['50′', 0.5],
  ]);
  expect(texts(0.08)).toEqual([
    ['20′ 22′ 28′', expect.closeTo(0.24)],
    ['50′', 0.5],
  ]);
  expect(goalLabels([], 0.03)).toEqual([]);
});

test('MDT-1 a label that grows joins the one before it, so that no two overlap', () => {
  const labels = goalLabels(placed(10, 17, 21, 24), 0.08);
  expect(labels.map(({ text }) => text)).toEqual(['10′ 17′ 21′ 24′']);
});

test('MDT-1 an own goal counts for the other side, and a card is no goal', () => {
  const match = withGoals(
    goal(5, { kind: 'own-goal', side: 'away' }),
    goal(7, { kind: 'yellow-card' }),
    goal(9, { kind: 'penalty-goal' }),
  );
  expect(goalsOf(match, 'home').map(({ minute }) => minute)).toEqual([9]);
  expect(goalsOf(match, 'away').map(({ minute }) => minute)).toEqual([5]);
});

test.each([
  [{ kind: 'half', number: 2 }, '2nd half'],
  [{ kind: 'quarter', number: 3 }, 'Q3'],
  [{ kind: 'extra-time', number: 2 }, 'ET 2'],
  [{ kind: 'map', number: 1, name: 'Harbour Temple' }, 'Map 1 · Harbour Temple'],
] as const)('MDT-1 the period %o is called %s', (period, name) => {
  expect(periodName(period, aMatch(), t)).toBe(name);
});

test('MDT-3 only the tables with one of the two teams are shown', () => {
  const { homeTeam } = aMatch();
  const row = { team: homeTeam, won: 1, loss: 1, draw: 0, goals: 1, goalsAgainst: 1 };
  const other = { ...row, team: { ...homeTeam, id: 'te-eng-9' } };
  const tables = [
    { stage: 'Groups', group: 'A', rows: [other] },
    { stage: 'Groups', group: 'B', rows: [row] },
  ];
  expect(tablesOf({ tables }, aMatch()).map(({ group }) => group)).toEqual(['B']);
});
