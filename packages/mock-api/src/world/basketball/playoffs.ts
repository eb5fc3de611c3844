import { knockoutStage } from '../competition/stages.ts';
import { lazy } from '../lazy.ts';
import type { Fixture, Outcome, Round, SeasonKey, Stage, Team } from '../model.ts';

interface Seed {
  readonly team: Team;
  readonly rank: number;
  readonly knownAt: number;
}

export interface PlayoffOptions {
  readonly season: SeasonKey;
  /** The eight best of the regular season, the best first. */
  readonly seeds: () => readonly Seed[];
  readonly firstRound: number;
  /** Tip-off of a game of a series, this many days after the playoffs begin. */
  readonly startOf: (days: number, series: number) => number;
  readonly outcome: (fixture: Fixture) => Outcome;
}

/** Teams left, length of the series, and day of its first game; games are two days apart. */
const PLAYOFF_ROUNDS = [
  { teamsLeft: 8, bestOf: 3, firstDay: 0 },
  { teamsLeft: 4, bestOf: 5, firstDay: 8 },
  { teamsLeft: 2, bestOf: 7, firstDay: 20 },
] as const;
type PlayoffRound = (typeof PLAYOFF_ROUNDS)[number];

/** The higher seed is at home in games 1, 2, 5 and 7. */
const isAtHigherSeed = (game: number): boolean => game <= 2 || game === 5 || game === 7;

interface Series {
  readonly fixtures: readonly Fixture[];
  readonly winner: Seed;
}

function playSeries(
  { season, startOf, outcome }: PlayoffOptions,
  { teamsLeft, bestOf, firstDay }: PlayoffRound,
  stage: Stage,
  round: number,
  no: number,
  [high, low]: readonly [Seed, Seed],
): Series {
  const needed = (bestOf + 1) / 2;
  const fixtures: Fixture[] = [];
  const wins = { high: 0, low: 0 };
  let knownAt = Math.max(high.knownAt, low.knownAt);
  for (let game = 1; wins.high < needed && wins.low < needed; game++) {
    const isHighHome = isAtHigherSeed(game);
    const fixture: Fixture = {
      id: `ma${season.id.slice(2)}-p${teamsLeft}-${no}-${game}`,
      season,
      stage,
      round,
      tie: no,
      bestOf,
      start: startOf(firstDay + (game - 1) * 2, no),
      home: isHighHome ? high.team : low.team,
      away: isHighHome ? low.team : high.team,
      knownAt,
      needsWinner: true,
      isAtNeutralVenue: false,
    };
    const { winner, end } = outcome(fixture);
    wins[(winner === 'home') === isHighHome ? 'high' : 'low']++;
    fixtures.push(fixture);
    // The first `needed` games are always played; each later one only if the one before did not decide.
    if (game >= needed) knownAt = end;
  }
  const winner = wins.high > wins.low ? high : low;
  return { fixtures, winner: { ...winner, knownAt } };
}

const bracket = (seeds: readonly Seed[]): Seed[] =>
  [0, 7, 3, 4, 1, 6, 2, 5].map((seed) => seeds[seed] as Seed);

function pairsOf(seeds: readonly Seed[]): (readonly [Seed, Seed])[] {
  return Array.from({ length: seeds.length / 2 }, (_, no) => {
    const [one, other] = [seeds[no * 2] as Seed, seeds[no * 2 + 1] as Seed];
    return one.rank < other.rank ? [one, other] : [other, one];
  });
}

export function playoffs(plan: PlayoffOptions): { stages: Stage[]; rounds: Round[] } {
  const rounds: Round[] = [];
  let seeds: () => readonly Seed[] = lazy(() => bracket(plan.seeds()));
  for (const [index, planned] of PLAYOFF_ROUNDS.entries()) {
    const no = plan.firstRound + index;
    const { teamsLeft, bestOf, firstDay } = planned;
    const stage = knockoutStage(plan.season, teamsLeft, 'playoff');
    const roundSeeds = seeds;
    const series = lazy(() =>
      pairsOf(roundSeeds()).map((pair, at) => playSeries(plan, planned, stage, no, at + 1, pair)),
    );
    seeds = lazy(() => series().map(({ winner }) => winner));
    const starts = Array.from({ length: teamsLeft / 2 }, (_, at) => plan.startOf(firstDay, at + 1));
    const ends = starts.map((_, at) => plan.startOf(firstDay + (bestOf - 1) * 2, at + 1));
    rounds.push({
      idPart: `p${teamsLeft}`,
      no,
      stage,
      first: Math.min(...starts),
      last: Math.max(...ends),
      fixtures: lazy(() => series().flatMap(({ fixtures }) => fixtures)),
    });
  }
  return { stages: rounds.map(({ stage }) => stage), rounds };
}
