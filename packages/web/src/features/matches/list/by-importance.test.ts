import type { Match } from '@touchline/types';
import { expect, test } from 'vitest';
import { aMatch, kickOff } from '../../../../test/a-match.ts';
import { byImportance, leaguesByImportance } from './by-importance.ts';

const NOW = (kickOff + 6000) * 1000;
const NO_STARS: ReadonlySet<string> = new Set();

interface Sample extends Partial<Match> {
  rank?: number;
  score?: readonly [number, number];
}

function sample(id: string, { rank, score = [0, 0], ...change }: Sample): Match {
  const { tournament, homeTeam, awayTeam, ...match } = aMatch({ ...change, id });
  return {
    ...match,
    tournament: { ...tournament, id: `to-${rank}`, ...(rank && { rank }) },
    homeTeam: { ...homeTeam, id: `te-${id}-1`, score: score[0] },
    awayTeam: { ...awayTeam, id: `te-${id}-2`, score: score[1] },
  };
}

const ids = (matches: readonly Match[]) => matches.map(({ id }) => id);

const soon: Sample = { statusId: 'UPCOMING', startTime: kickOff + 9000 };
const early = kickOff + 5000;

const inOrder = [
  sample('late and close in a top league', { rank: 5, score: [1, 1] }),
  sample('late and decided in a top league', { rank: 2, score: [4, 0] }),
  sample('early in a top league', { rank: 2, startTime: early, endTime: early + 6300 }),
  sample('late and close in a minor league', { rank: 90, score: [1, 1] }),
  sample('in a league without a rank', { score: [1, 1] }),
  sample('to come in a top league', { rank: 1, ...soon }),
  sample('to come in a minor league', { rank: 90, ...soon }),
  sample('over in a top league', { rank: 1, statusId: 'FINISHED' }),
];

/** Every rotation of the list, and its reverse. */
const shuffles = inOrder.flatMap((_, at) => {
  const rotated = [...inOrder.slice(at), ...inOrder.slice(0, at)];
  return [rotated, rotated.toReversed()];
});

test.each(shuffles.map((shuffle, at) => [at, shuffle] as const))(
  'HOM-1 a late and close match of a top league comes first, whatever the order of the list (%d)',
  (_, shuffle) => {
    expect(ids(byImportance(shuffle, NOW, NO_STARS))).toEqual(ids(inOrder));
  },
);

test('a starred match, team or tournament comes before everything else, in the same order', () => {
  const [over, minor, toCome] = [inOrder[7], inOrder[3], inOrder[5]] as [Match, Match, Match];
  const stars = new Set([over.id, minor.awayTeam.id, toCome.tournament.id]);
  const sorted = ids(byImportance(inOrder, NOW, stars));
  expect(sorted.slice(0, 3)).toEqual([minor.id, toCome.id, over.id]);
  const others = inOrder.filter(({ id }) => !sorted.slice(0, 3).includes(id));
  expect(sorted.slice(3)).toEqual(ids(others));
});

test('a lead of six points in basketball is as close as one goal', () => {
  const points = sample('points', { rank: 4, score: [80, 74] });
  const basketball = { ...points.tournament, sportType: 'basketball' } as const;
  const [byPoints, byGoals] = [
    { ...points, tournament: basketball },
    sample('goals', { rank: 3, score: [3, 0] }),
  ];
  expect(ids(byImportance([byGoals, byPoints], NOW, NO_STARS))).toEqual(['points', 'goals']);
});

test('without ranks, live matches come first and then the earliest', () => {
  const day = [
    sample('c', { statusId: 'UPCOMING', startTime: kickOff + 20 }),
    sample('b', { statusId: 'UPCOMING', startTime: kickOff + 10 }),
    sample('a', {}),
  ];
  expect(ids(byImportance(day, NOW, NO_STARS))).toEqual(['a', 'b', 'c']);
});

test('MAT-5 leagues are by tier, live ones first, and those that are over last', () => {
  const day = [
    sample('over', { rank: 1, statusId: 'FINISHED' }),
    sample('minor', { rank: 90 }),
    sample('top to come', { rank: 2, ...soon }),
    sample('top, over', { rank: 6, statusId: 'FINISHED' }),
    sample('top, live', { rank: 6 }),
  ];
  const leagues = leaguesByImportance(day, NOW).map(({ matches }) => ids(matches));
  expect(leagues).toEqual([['top, live', 'top, over'], ['top to come'], ['minor'], ['over']]);
});
