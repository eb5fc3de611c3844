import { expect, test } from 'vitest';
import { aMatch, kickOff } from '../../../../test/a-match.ts';
import { loadWholeCatalogue } from '../../../i18n/catalogue.ts';
import { createTranslator } from '../../../i18n/translator.ts';
import { lastFive, meetingsOf, outcomeFor } from '../model/outcome.ts';
import { compare } from './compare.ts';
import { goalTicks } from './goal-timeline.tsx';
import { periodName } from './match-periods.tsx';
import { tablesOf } from './standing-tables.ts';

const { t } = createTranslator('en', await loadWholeCatalogue('en'));
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
});

test('head to head has only the matches against the other team', () => {
  const other = aMatch({ awayTeam: { ...aMatch().awayTeam, id: 'te-eng-9' } });
  const before = aMatch({ id: 'ma-eng1-2026-1-1' });
  expect(meetingsOf([other, before], aMatch())).toEqual([before]);
});

test('head to head leaves out the match itself', () => {
  expect(meetingsOf([aMatch()], aMatch())).toEqual([]);
});

test('MDT-1 goals are on the line at their minute; of two that are close only the first is labelled', () => {
  const goal = (id: string, minute: number) =>
    ({ id, kind: 'goal', side: 'home', minute, at: kickOff + minute * 60, text: 'Goal' }) as const;
  const ticks = goalTicks(
    aMatch({ endTime: kickOff + 6000, incidents: [goal('a', 20), goal('b', 22), goal('c', 50)] }),
  );
  expect(ticks.map(({ at, minute }) => [at, minute])).toEqual([
    [0.2, '20′'],
    [0.22, undefined],
    [0.5, '50′'],
  ]);
  expect(goalTicks(aMatch())).toEqual([]);
});

test.each([
  [{ kind: 'half', number: 2 }, '2nd half'],
  [{ kind: 'quarter', number: 3 }, 'Q3'],
  [{ kind: 'map', number: 1, name: 'Harbour Temple' }, 'Map 1 · Harbour Temple'],
] as const)('MDT-1 the period %o is called %s', (period, name) => {
  expect(periodName({ ...period, home: 0, away: 0 }, t)).toBe(name);
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
