import type { Fixture, SeasonKey, SeasonPlan, Stage, Team } from '../model.ts';

export interface StageSpan {
  readonly stage: Stage;
  /** The first kick-off, and when the last match will be over at the latest. */
  readonly start: number;
  readonly end: number;
}

/** A season, played out; sorted by start, then id. */
export interface Season extends SeasonPlan {
  readonly key: SeasonKey;
  readonly spans: readonly StageSpan[];
  readonly start: number;
  readonly end: number;
  readonly roundCount: number;
  readonly roundStarts: readonly number[];
  readonly byId: ReadonlyMap<string, Fixture>;
  readonly byTeam: ReadonlyMap<Team, readonly Fixture[]>;
}

export const byStart = (a: Fixture, b: Fixture): number =>
  a.start - b.start || (a.id < b.id ? -1 : 1);

export function seasonOf(key: SeasonKey, plan: SeasonPlan, longest: number): Season {
  const fixtures = [...plan.fixtures].sort(byStart);
  const starts = new Map<Stage, { first: number; last: number }>();
  const roundStarts: number[] = [];
  for (const { stage, start, round } of fixtures) {
    const span = starts.get(stage);
    if (span) span.last = start;
    else starts.set(stage, { first: start, last: start });
    roundStarts[round - 1] = Math.min(roundStarts[round - 1] ?? start, start);
  }
  const spans = plan.stages.map((stage) => {
    const { first, last } = starts.get(stage) as { first: number; last: number };
    return { stage, start: first, end: last + longest };
  });
  let byId: Map<string, Fixture> | undefined;
  let byTeam: Map<Team, Fixture[]> | undefined;
  return {
    ...plan,
    key,
    fixtures,
    spans,
    start: Math.min(...spans.map(({ start }) => start)),
    end: Math.max(...spans.map(({ end }) => end)),
    roundCount: roundStarts.length,
    roundStarts,
    // Most seasons are only ever asked for a day: the indices come when they are needed.
    get byId() {
      byId ??= new Map(fixtures.map((fixture) => [fixture.id, fixture]));
      return byId;
    },
    get byTeam() {
      byTeam ??= indexTeams(fixtures);
      return byTeam;
    },
  };
}

function indexTeams(fixtures: readonly Fixture[]): Map<Team, Fixture[]> {
  const index = new Map<Team, Fixture[]>();
  for (const fixture of fixtures) {
    for (const team of [fixture.home, fixture.away]) {
      const own = index.get(team);
      if (own) own.push(fixture);
      else index.set(team, [fixture]);
    }
  }
  return index;
}
