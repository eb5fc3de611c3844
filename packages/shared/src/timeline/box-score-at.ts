import type {
  MatchPlayers,
  PlayerAction,
  PlayerStatistics,
  TimelineBoxScore,
  TimelineClock,
} from '@touchline/types';
import { type EsportsCount, ratingsOf } from './ratings.ts';

type Side = 'home' | 'away';

const BASKETBALL = [
  ...(['minutes', 'points', 'fieldGoals', 'fieldGoalsAttempted', 'threePointers'] as const),
  ...(['threePointersAttempted', 'freeThrows', 'freeThrowsAttempted'] as const),
  ...(['offensiveRebounds', 'rebounds', 'assists', 'steals', 'blocks', 'turnovers'] as const),
  ...(['fouls', 'plusMinus'] as const),
] as const;
type Count = (typeof BASKETBALL)[number];

/** What a player has done, and whether the player is on the court. */
export type PlayerCounts = Record<Count, number> & { onCourt: boolean };
type AnyCount = Count | EsportsCount;

/** What each action adds one to. */
export const actionCounts: Readonly<Record<PlayerAction, readonly AnyCount[]>> = {
  on: [],
  off: [],
  two: ['fieldGoals', 'fieldGoalsAttempted'],
  three: ['fieldGoals', 'fieldGoalsAttempted', 'threePointers', 'threePointersAttempted'],
  freeThrow: ['freeThrows', 'freeThrowsAttempted'],
  twoMissed: ['fieldGoalsAttempted'],
  threeMissed: ['fieldGoalsAttempted', 'threePointersAttempted'],
  freeThrowMissed: ['freeThrowsAttempted'],
  offensiveRebound: ['offensiveRebounds', 'rebounds'],
  defensiveRebound: ['rebounds'],
  assist: ['assists'],
  steal: ['steals'],
  block: ['blocks'],
  turnover: ['turnovers'],
  foul: ['fouls'],
  kill: ['kills'],
  death: ['deaths'],
  openingKill: ['openingKills'],
  plant: ['plants'],
  defuse: ['defuses'],
  goal: ['goals', 'shots'],
  shot: ['shots'],
  save: ['saves'],
  demolition: ['demolitions'],
};
export const actionPoints: Partial<Record<PlayerAction, number>> = {
  two: 2,
  three: 3,
  freeThrow: 1,
};

/** Minutes on the clock, so many seconds from the start. */
export function minutesOnClock(clock: readonly TimelineClock[], seconds: number): number {
  return clock.reduce((sum, { at, secondsPerMinute }, no) => {
    const until = Math.min(seconds, clock[no + 1]?.at ?? seconds);
    return secondsPerMinute && until > at ? sum + (until - at) / secondsPerMinute : sum;
  }, 0);
}

/** What each player has done, so many seconds from the start; an action of an unknown player is left out. */
export function countActions(
  { at, player, action }: Pick<TimelineBoxScore, 'at' | 'player' | 'action'>,
  sides: readonly Side[],
  clock: readonly TimelineClock[],
  seconds: number,
): PlayerCounts[] {
  const all = sides.map(() => {
    const none = Object.fromEntries(BASKETBALL.map((key) => [key, 0])) as Record<Count, number>;
    return { ...none, onCourt: false };
  });
  for (let no = 0; no < at.length && (at[no] as number) <= seconds; no++) {
    const index = player[no] as number;
    const own = all[index];
    const kind = action[no] as PlayerAction;
    if (!own) continue;
    if (kind === 'on' || kind === 'off') {
      own.onCourt = kind === 'on';
      own.minutes += minutesOnClock(clock, at[no] as number) * (kind === 'on' ? -1 : 1);
    }
    for (const key of actionCounts[kind] ?? []) own[key as Count]++;
    const points = actionPoints[kind];
    if (points === undefined) continue;
    own.points += points;
    for (const [other, one] of all.entries()) {
      if (one.onCourt) one.plusMinus += sides[other] === sides[index] ? points : -points;
    }
  }
  const now = minutesOnClock(clock, seconds);
  for (const one of all) one.minutes = Math.round(one.minutes + (one.onCourt ? now : 0));
  return all;
}

/** The box score, so many seconds from the start. */
export function boxScoreAt(
  boxScore: TimelineBoxScore,
  clock: readonly TimelineClock[],
  seconds: number,
): MatchPlayers {
  const { players } = boxScore;
  if (boxScore.counts) return esportsScore(boxScore, boxScore.counts, clock, seconds);
  const sides = players.map(({ side }) => side);
  const counts = countActions(boxScore, sides, clock, seconds);
  const of = (wanted: Side) =>
    players.flatMap(({ side, ...player }, no): PlayerStatistics[] => {
      const { onCourt, ...own } = counts[no] as PlayerCounts;
      return side === wanted ? [{ ...player, ...(onCourt && { onCourt }), ...own }] : [];
    });
  return { home: of('home'), away: of('away') };
}

/** What an esports title counts, and the rating; all play from the first map to the last. */
function esportsScore(
  { players, at, player, action }: TimelineBoxScore,
  keys: readonly EsportsCount[],
  clock: readonly TimelineClock[],
  seconds: number,
): MatchPlayers {
  const counts = players.map(
    () => Object.fromEntries(keys.map((key) => [key, 0])) as Partial<Record<AnyCount, number>>,
  );
  for (let no = 0; no < at.length && (at[no] as number) <= seconds; no++) {
    const own = counts[player[no] as number];
    for (const key of actionCounts[action[no] as PlayerAction] ?? []) {
      if (own?.[key] !== undefined) own[key]++;
    }
  }
  const ratings = ratingsOf(counts);
  const minutes = Math.round(minutesOnClock(clock, seconds));
  const of = (wanted: Side) =>
    players.flatMap(({ side, ...one }, no): PlayerStatistics[] =>
      side === wanted ? [{ ...one, minutes, ...counts[no], rating: ratings[no] as number }] : [],
    );
  return { home: of('home'), away: of('away') };
}
