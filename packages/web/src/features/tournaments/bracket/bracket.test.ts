import type { Match, StageDetail } from '@touchline/types';
import { expect, test } from 'vitest';
import { aMatch } from '../../../../test/a-match.ts';
import { bracketOf } from './bracket-of.ts';

const stage = (name: string, startTime: number, kind: StageDetail['kind'] = 'knockout') => ({
  id: `st-${name}`,
  name,
  kind,
  startTime,
  endTime: startTime + 1,
});
const stages = [stage('groups', 0, 'group'), stage('semi', 10), stage('final', 20)];

let games = 0;
/** A match from a text such as 'a 2-1 b', or 'a v b' for an upcoming match. */
function game(stageName: string, text: string, change: Partial<Match> = {}): Match {
  const [home = '', score, away = ''] = text.split(' ');
  const [own, other] = score === 'v' ? [null, null] : (score ?? '').split('-').map(Number);
  const { homeTeam, awayTeam } = aMatch();
  games += 1;
  return aMatch({
    id: `ma-${games}`,
    stageId: `st-${stageName}`,
    startTime: games,
    statusId: score === 'v' ? 'UPCOMING' : 'FINISHED',
    homeTeam: { ...homeTeam, id: `te-${home}`, name: home, score: own ?? null },
    awayTeam: { ...awayTeam, id: `te-${away}`, name: away, score: other ?? null },
    ...change,
  });
}

const shown = (matches: Match[], of: StageDetail[] = stages) =>
  bracketOf(of, matches).map(({ ties }) =>
    ties.map(({ home, away, winner }) =>
      [home?.name ?? '?', away?.name ?? '?', winner?.name ?? '-'].join(' '),
    ),
  );

test('TRN-7 without a known knock-out match there is no bracket', () => {
  expect(bracketOf(stages, [game('groups', 'a 2-1 b')])).toEqual([]);
});

test('TRN-7 a winner is entered in the next round before its match is listed', () => {
  const semis = [game('semi', 'a 2-1 b', { tie: 1 }), game('semi', 'c v d', { tie: 2 })];
  expect(shown(semis)).toEqual([['a b a', 'c d -'], ['a ? -']]);
});

test('TRN-7 ties are ordered by number, not by the list', () => {
  const semis = [game('semi', 'c 0-1 d', { tie: 2 }), game('semi', 'a 2-1 b', { tie: 1 })];
  expect(shown(semis)).toEqual([['a b a', 'c d d'], ['a d -']]);
});

test('TRN-7 ties without numbers are ordered by the ties they lead to', () => {
  const matches = [game('semi', 'c 0-1 d'), game('semi', 'a 2-1 b'), game('final', 'a 1-3 d')];
  expect(shown(matches)).toEqual([['a b a', 'c d d'], ['a d d']]);
});

test('TRN-7 a drawn match is won on penalties, or by the team in the next round', () => {
  const kicks = [{ kind: 'penalties', number: 1, home: 2, away: 4 }] as const;
  const matches = [
    game('semi', 'a 1-1 b', { tie: 1, periods: [...kicks] }),
    game('semi', 'c 0-0 d', { tie: 2 }),
    game('final', 'b v c', { tie: 1 }),
  ];
  expect(shown(matches)).toEqual([['a b b', 'c d c'], ['b c -']]);
});

test('TRN-7 a series is won by the majority of its games', () => {
  const playoff = [stage('semi', 1, 'playoff'), stage('final', 2, 'playoff')];
  const series = { tie: 1, bestOf: 3 } as const;
  const two = [game('semi', 'a 90-80 b', series), game('semi', 'b 70-99 a', series)];
  expect(shown(two.slice(0, 1), playoff)[0]?.[0]).toBe('a b -');
  expect(shown(two, playoff)[0]?.[0]).toBe('a b a');
});
