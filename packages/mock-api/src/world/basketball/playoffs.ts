import { knockoutStage } from '../competition/stages.ts';
import { once } from '../lazy.ts';
import type { Fixture, Outcome, Round, SeasonKey, Stage, Team } from '../model.ts';

interface Seed {
  readonly team: Team;
  readonly rank: number;
  readonly knownAt: number;
}

export interface PlayoffPlan {
  readonly season: SeasonKey;
  /** The best of the regular season, the first first; eight of them. */
  readonly seeds: () => readonly Seed[];
  readonly firstRound: number;
  /** The tip-off of a series' game so many days after the playoffs begin. */
  readonly startOf: (days: number, series: number) => number;
  readonly outcome: (fixture: Fixture) => Outcome;
}

/** Teams left, length of the series, and the day of its first game; a game every other day. */
const plannedRounds = [
  { left: 8, bestOf: 3, firstDay: 0 },
  { left: 4, bestOf: 5, firstDay: 8 },
  { left: 2, bestOf: 7, firstDay: 20 },
] as const;
type PlannedRound = (typeof plannedRounds)[number];

/** The better seed plays the first two, the fifth and the seventh game at home. */
const atBetter = (game: number): boolean => game <= 2 || game === 5 || game === 7;

interface Series {
  readonly fixtures: readonly Fixture[];
  readonly winner: Seed;
}

function seriesOf(
  { season, startOf, outcome }: PlayoffPlan,
  { left, bestOf, firstDay }: PlannedRound,
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
    const atHigh = atBetter(game);
    const fixture: Fixture = {
      id: `ma${season.id.slice(2)}-p${left}-${no}-${game}`,
      season,
      stage,
      round,
      tie: no,
      bestOf,
      start: startOf(firstDay + (game - 1) * 2, no),
      home: atHigh ? high.team : low.team,
      away: atHigh ? low.team : high.team,
      knownAt,
      decisive: true,
      neutral: false,
    };
    const { winner, end } = outcome(fixture);
    wins[(winner === 'home') === atHigh ? 'high' : 'low']++;
    fixtures.push(fixture);
    // As many games as one side needs are certain to be played; the others hang on those before.
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

export function playoffs(plan: PlayoffPlan): { stages: Stage[]; rounds: Round[] } {
  const rounds: Round[] = [];
  let seeds: () => readonly Seed[] = once(() => bracket(plan.seeds()));
  for (const [index, planned] of plannedRounds.entries()) {
    const no = plan.firstRound + index;
    const { left, bestOf, firstDay } = planned;
    const stage = knockoutStage(plan.season, left, 'playoff');
    const from = seeds;
    const series = once(() =>
      pairsOf(from()).map((pair, at) => seriesOf(plan, planned, stage, no, at + 1, pair)),
    );
    seeds = once(() => series().map(({ winner }) => winner));
    const starts = Array.from({ length: left / 2 }, (_, at) => plan.startOf(firstDay, at + 1));
    const ends = starts.map((_, at) => plan.startOf(firstDay + (bestOf - 1) * 2, at + 1));
    rounds.push({
      mark: `p${left}`,
      no,
      stage,
      first: Math.min(...starts),
      last: Math.max(...ends),
      fixtures: once(() => series().flatMap(({ fixtures }) => fixtures)),
    });
  }
  return { stages: rounds.map(({ stage }) => stage), rounds };
}
