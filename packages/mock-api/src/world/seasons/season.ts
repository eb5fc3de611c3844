import { lazy } from '../lazy.ts';
import type { Fixture, Round, SeasonKey, SeasonPlan, Stage, Team } from '../model.ts';

export interface StageSpan {
  readonly stage: Stage;
  readonly rounds: readonly Round[];
  /** First kick-off, latest possible kick-off, and latest possible end. */
  readonly start: number;
  readonly last: number;
  readonly end: number;
}

export interface Season extends SeasonPlan {
  readonly key: SeasonKey;
  readonly spans: readonly StageSpan[];
  readonly start: number;
  readonly roundStarts: readonly number[];
  /** All fixtures, by start, then id. */
  readonly fixtures: () => readonly Fixture[];
  readonly fixture: (id: string) => Fixture | undefined;
  readonly during: (from: number, to: number) => Fixture[];
  readonly ofTeam: (team: Team, from: number, to: number) => Fixture[];
}

export const byStart = (a: Fixture, b: Fixture): number =>
  a.start - b.start || (a.id < b.id ? -1 : 1);

function spansOf({ stages, rounds }: SeasonPlan, maxDuration: number): StageSpan[] {
  return stages.map((stage) => {
    const stageRounds = rounds.filter((round) => round.stage === stage);
    const start = Math.min(...stageRounds.map(({ first }) => first));
    const last = Math.max(...stageRounds.map((round) => round.last));
    return { stage, rounds: stageRounds, start, last, end: last + maxDuration };
  });
}

export function createSeason(key: SeasonKey, plan: SeasonPlan, maxDuration: number): Season {
  const { rounds } = plan;
  const spans = spansOf(plan, maxDuration);
  const roundStarts: number[] = [];
  for (const { no, first } of rounds) {
    roundStarts[no - 1] = Math.min(roundStarts[no - 1] ?? first, first);
  }
  const overlapping = (from: number, to: number): Fixture[] =>
    rounds
      .filter(({ first, last }) => first < to && last >= from)
      .flatMap(({ fixtures }) => fixtures())
      .filter(({ start }) => start >= from && start < to);
  return {
    ...plan,
    key,
    spans,
    start: Math.min(...spans.map(({ start }) => start)),
    roundStarts,
    fixtures: lazy(() => rounds.flatMap(({ fixtures }) => fixtures()).sort(byStart)),
    fixture: (id) => {
      const idPart = id.split('-')[3];
      const round = rounds.find((one) => one.idPart === idPart);
      return round?.fixtures().find((fixture) => fixture.id === id);
    },
    during: overlapping,
    ofTeam: (team, from, to) =>
      overlapping(from, to).filter(({ home, away }) => home === team || away === team),
  };
}
