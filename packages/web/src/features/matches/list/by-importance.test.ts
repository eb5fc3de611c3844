import type { Match } from '@touchline/types';
import { expect, test } from 'vitest';
import { aMatch, kickOff } from '../../../../test/a-match.ts';
import { type Stars, starOf } from '../../../state/favourites/star.ts';
import { byImportance, leaguesByImportance } from './by-importance.ts';

const NOW = (kickOff + 6000) * 1000;
const NO_STARS: Stars = new Set();

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

const cupFinal: Sample = { tie: 1, round: 5 };

function finalOf(id: string, change: Sample): Match {
  const match = sample(id, { ...cupFinal, ...change });
  return { ...match, tournament: { ...match.tournament, roundCount: 5 } };
}

const inOrder = [
  finalOf('the final of a top cup, over', { rank: 7, statusId: 'FINISHED' }),
  finalOf('the final of a minor cup', { rank: 90 }),
  sample('late and decided in a top league', { rank: 2, score: [4, 0] }),
  sample('early in a top league', { rank: 2, startTime: early, endTime: early + 6300 }),
  sample('late and close in a lesser league', { rank: 5, score: [1, 1] }),
  sample('to come in a top league', { rank: 1, ...soon }),
  sample('over in a top league', { rank: 1, statusId: 'FINISHED' }),
  sample('late and close in a minor league', { rank: 90, score: [1, 1] }),
  sample('to come in a minor league', { rank: 90, ...soon }),
  sample('in a league without a rank', { score: [1, 1] }),
];

const named = (name: string) => inOrder.find(({ id }) => id === name) as Match;

/** Every rotation of the list, and its reverse. */
const shuffles = inOrder.flatMap((_, at) => {
  const rotated = [...inOrder.slice(at), ...inOrder.slice(0, at)];
  return [rotated, rotated.toReversed()];
});

test.each(shuffles.map((shuffle, at) => [at, shuffle] as const))(
  'MAT-5 finals come first, then top leagues; live breaks ties, whatever the order of the list (%d)',
  (_, shuffle) => {
    expect(ids(byImportance(shuffle, NOW, NO_STARS))).toEqual(ids(inOrder));
  },
);

test('a starred match, team or tournament comes before everything else, in the same order', () => {
  const over = named('over in a top league');
  const lesser = named('late and close in a lesser league');
  const toCome = named('to come in a top league');
  const stars = new Set([
    starOf('match', over.id),
    starOf('team', lesser.awayTeam.id),
    starOf('tournament', toCome.tournament.id),
  ]);
  const sorted = ids(byImportance(inOrder, NOW, stars));
  expect(sorted.slice(0, 3)).toEqual([lesser.id, toCome.id, over.id]);
  const others = inOrder.filter(({ id }) => !sorted.slice(0, 3).includes(id));
  expect(sorted.slice(3)).toEqual(ids(others));
});

test('HOM-2 the other matches of a starred team’s league come before top leagues, but not before a final', () => {
  const own = sample('own', { rank: 90 });
  const peer = sample('peer', { rank: 90 });
  const top = sample('top', { rank: 1, score: [1, 1] });
  const final = finalOf('final', { rank: 5 });
  const stars = new Set([starOf('team', own.homeTeam.id)]);
  expect(ids(byImportance([top, peer, final, own], NOW, stars))).toEqual([
    'own',
    'final',
    'peer',
    'top',
  ]);
});

test('a lead of six points in basketball is as close as one goal', () => {
  const points = sample('points', { rank: 4, score: [80, 74] });
  const basketball = { ...points.tournament, sportType: 'basketball' } as const;
  const [byPoints, byGoals] = [
    { ...points, tournament: basketball },
    sample('goals', { rank: 4, score: [3, 0] }),
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

test('MAT-5 leagues are by tier, those with a final before, live ones first within a tier', () => {
  const day = [
    sample('over', { rank: 1, statusId: 'FINISHED' }),
    sample('minor', { rank: 90 }),
    sample('top to come', { rank: 2, ...soon }),
    sample('top, over', { rank: 6, statusId: 'FINISHED' }),
    sample('top, live', { rank: 6 }),
    finalOf('final, over', { rank: 44, statusId: 'FINISHED' }),
  ];
  const leagues = leaguesByImportance(day, NOW).map(({ matches }) => ids(matches));
  expect(leagues).toEqual([
    ['final, over'],
    ['top, live', 'top, over'],
    ['top to come'],
    ['over'],
    ['minor'],
  ]);
});
