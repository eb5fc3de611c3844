import { knockoutStage } from '../competition/stages.ts';
import type { Fixture, Outcome, SeasonKey, Stage, Team } from '../model.ts';

export interface PlayoffPlan {
  readonly season: SeasonKey;
  /** The best of the regular season, the first first; eight of them. */
  readonly seeds: readonly Team[];
  readonly knownAt: number;
  readonly firstRound: number;
  /** The tip-off of a series' game so many days after the playoffs begin. */
  readonly startOf: (days: number, series: number) => number;
  readonly outcome: (fixture: Fixture) => Outcome;
}

/** Teams left, length of the series, and the day of its first game; a game every other day. */
const rounds = [
  { left: 8, bestOf: 3, firstDay: 0 },
  { left: 4, bestOf: 5, firstDay: 8 },
  { left: 2, bestOf: 7, firstDay: 20 },
] as const;

/** The better seed plays the first two, the fifth and the seventh game at home. */
const better = (game: number): boolean => game <= 2 || game === 5 || game === 7;

interface Seed {
  readonly team: Team;
  readonly rank: number;
  readonly knownAt: number;
}

interface Series {
  readonly high: Seed;
  readonly low: Seed;
  readonly no: number;
}

function games(
  { season, startOf, outcome }: PlayoffPlan,
  { left, bestOf, firstDay }: (typeof rounds)[number],
  stage: Stage,
  { high, low, no }: Series,
): { fixtures: Fixture[]; winner: Seed } {
  const needed = (bestOf + 1) / 2;
  const fixtures: Fixture[] = [];
  const wins = { high: 0, low: 0 };
  let knownAt = Math.max(high.knownAt, low.knownAt);
  for (let game = 1; wins.high < needed && wins.low < needed; game++) {
    const atHigh = better(game);
    const fixture: Fixture = {
      id: `ma${season.id.slice(2)}-p${left}-${no}-${game}`,
      season,
      stage,
      round: stage.firstRound,
      bestOf,
      start: startOf(firstDay + (game - 1) * 2, no),
      home: atHigh ? high.team : low.team,
      away: atHigh ? low.team : high.team,
      // As many games as one side needs are certain to be played.
      knownAt,
      decisive: true,
      neutral: false,
    };
    const { winner, end } = outcome(fixture);
    wins[(winner === 'home') === atHigh ? 'high' : 'low']++;
    fixtures.push(fixture);
    if (game >= needed) knownAt = end;
  }
  const winner = wins.high > wins.low ? high : low;
  return { fixtures, winner: { ...winner, knownAt } };
}

export function playoffs(plan: PlayoffPlan): { stages: Stage[]; fixtures: Fixture[] } {
  const stages: Stage[] = [];
  const fixtures: Fixture[] = [];
  const seeds = plan.seeds.map((team, rank): Seed => ({ team, rank, knownAt: plan.knownAt }));
  let left = [0, 7, 3, 4, 1, 6, 2, 5].map((seed) => seeds[seed] as Seed);
  for (const [index, round] of rounds.entries()) {
    const stage = knockoutStage(plan.season, round.left, plan.firstRound + index, 'playoff');
    stages.push(stage);
    const winners: Seed[] = [];
    for (let no = 0; no < left.length / 2; no++) {
      const pair = [left[no * 2] as Seed, left[no * 2 + 1] as Seed].sort((a, b) => a.rank - b.rank);
      const [high, low] = pair as [Seed, Seed];
      const series = games(plan, round, stage, { high, low, no: no + 1 });
      fixtures.push(...series.fixtures);
      winners.push(series.winner);
    }
    left = winners;
  }
  return { stages, fixtures };
}
