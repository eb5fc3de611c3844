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

type Actions = Pick<TimelineBoxScore, 'at' | 'player' | 'action'>;

/** The actions until so many seconds from the start, each with the index of its player. */
export function* actionsUntil({ at: instants, player, action }: Actions, seconds: number) {
  for (const [no, at] of instants.entries()) {
    if (at > seconds) return;
    yield { at, index: player[no] as number, kind: action[no] as PlayerAction };
  }
}

/** What each player has done, so many seconds from the start; an action of an unknown player is left out. */
export function countActions(
  actions: Actions,
  sides: readonly Side[],
  clock: readonly TimelineClock[],
  seconds: number,
): PlayerCounts[] {
  const all = sides.map(() => {
    const none = Object.fromEntries(BASKETBALL.map((key) => [key, 0])) as Record<Count, number>;
    return { ...none, onCourt: false };
  });
  for (const { at, index, kind } of actionsUntil(actions, seconds)) {
    const own = all[index];
    if (!own) continue;
    if (kind === 'on' || kind === 'off') {
      own.onCourt = kind === 'on';
      own.minutes += minutesOnClock(clock, at) * (kind === 'on' ? -1 : 1);
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
  return bySide(players, (no) => {
    const { onCourt, ...own } = counts[no] as PlayerCounts;
    return { ...(onCourt && { onCourt }), ...own };
  });
}

/** The players of each side with what they have done. */
function bySide(
  players: TimelineBoxScore['players'],
  countsOf: (no: number) => Omit<PlayerStatistics, 'player' | 'number' | 'position' | 'starter'>,
): MatchPlayers {
  const of = (wanted: Side) =>
    players.flatMap(({ side, ...player }, no) =>
      side === wanted ? [{ ...player, ...countsOf(no) }] : [],
    );
  return { home: of('home'), away: of('away') };
}

/** What an esports title counts, and the rating; all play from the first map to the last. */
function esportsScore(
  { players, ...actions }: TimelineBoxScore,
  keys: readonly EsportsCount[],
  clock: readonly TimelineClock[],
  seconds: number,
): MatchPlayers {
  const counts = players.map(
    () => Object.fromEntries(keys.map((key) => [key, 0])) as Partial<Record<AnyCount, number>>,
  );
  for (const { index, kind } of actionsUntil(actions, seconds)) {
    const own = counts[index];
    for (const key of actionCounts[kind] ?? []) if (own?.[key] !== undefined) own[key]++;
  }
  const ratings = ratingsOf(counts);
  const minutes = Math.round(minutesOnClock(clock, seconds));
  return bySide(players, (no) => ({ minutes, ...counts[no], rating: ratings[no] as number }));
}
