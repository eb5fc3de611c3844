import type { Match, MatchStatistics, PlayerStatistics } from '@touchline/types';

type Side = 'home' | 'away';
type Period = MatchStatistics['periods'][number];

const SIDES = ['home', 'away'] as const;
const ON_COURT = 5;
/** Rows of both sides that are the sums of their players. */
const SUMMED = [
  ...(['fieldGoals', 'fieldGoalsAttempted', 'threePointers', 'threePointersAttempted'] as const),
  ...(['freeThrows', 'freeThrowsAttempted', 'rebounds', 'offensiveRebounds'] as const),
  ...(['assists', 'steals', 'blocks', 'turnovers', 'fouls'] as const),
];
/** A line is part of another one. */
const PARTS = [
  ['fieldGoals', 'fieldGoalsAttempted'],
  ['threePointers', 'threePointersAttempted'],
  ['freeThrows', 'freeThrowsAttempted'],
  ['threePointers', 'fieldGoals'],
  ['offensiveRebounds', 'rebounds'],
] as const;

const sumOf = (players: readonly PlayerStatistics[], key: keyof PlayerStatistics) => {
  const values = players.map((one) => one[key]);
  return values.includes(undefined)
    ? undefined
    : values.reduce<number>((sum, value) => sum + Number(value), 0);
};

/** The points of a player by the shots made. */
function shotErrors(one: PlayerStatistics): string[] {
  const { player, points, fieldGoals, threePointers, freeThrows } = one;
  const byShots = [fieldGoals, threePointers, freeThrows].includes(undefined)
    ? points
    : 2 * (fieldGoals ?? 0) + (threePointers ?? 0) + (freeThrows ?? 0);
  const parts = PARTS.filter(([part, whole]) => (one[part] ?? 0) > (one[whole] ?? 999));
  return [
    ...(points === byShots ? [] : [`${player.id} has ${points} points, by the shots ${byShots}`]),
    ...parts.map(([part, whole]) => `${player.id} has more ${part} than ${whole}`),
  ];
}

function sideErrors(
  side: Side,
  players: readonly PlayerStatistics[],
  total: Period | undefined,
  match: Match,
): string[] {
  const ids = players.map(({ player }) => player.id);
  const points = sumOf(players, 'points');
  const { score } = match[`${side}Team`];
  const onCourt = players.filter((one) => one.onCourt).length;
  const wanted = match.statusId === 'ONGOING' ? ON_COURT : 0;
  const starters = players.filter((one) => one.starter).length;
  const sums = SUMMED.flatMap((key) => {
    const sum = sumOf(players, key);
    const row = total?.rows.find((one) => one.key === key)?.[side];
    return sum === undefined || row === undefined || sum === row
      ? []
      : [`${key} are ${row}, the players have ${sum}`];
  });
  return [
    ...(new Set(ids).size === ids.length ? [] : ['a player is there twice']),
    ...(points === score ? [] : [`the players have ${points} points, the score is ${score}`]),
    ...(starters === ON_COURT ? [] : [`${starters} players began`]),
    ...(onCourt === wanted ? [] : [`${onCourt} players are on the court instead of ${wanted}`]),
    ...sums,
    ...players.flatMap(shotErrors),
  ].map((error) => `${side}: ${error}`);
}

/** Contradictions within the box score of a basketball match, and between it, its rows and its score. */
export function boxScoreErrors({ periods, players }: MatchStatistics, match: Match): string[] {
  if (!players) return [];
  const [total] = periods;
  const ids = new Set(players.home.map(({ player }) => player.id));
  return [
    ...SIDES.flatMap((side) => sideErrors(side, players[side], total, match)),
    ...(players.away.some(({ player }) => ids.has(player.id)) ? ['a player is in both teams'] : []),
  ];
}
