import { once } from '../lazy.ts';
import type { Fixture, Round, SeasonKey, SeasonPlan, Stage, Team } from '../model.ts';

export interface StageSpan {
  readonly stage: Stage;
  readonly rounds: readonly Round[];
  /** The first kick-off, the last that there may be, and when all will be over at the latest. */
  readonly start: number;
  readonly last: number;
  readonly end: number;
}

export interface Season extends SeasonPlan {
  readonly key: SeasonKey;
  readonly spans: readonly StageSpan[];
  readonly start: number;
  readonly roundStarts: readonly number[];
  /** All of them, by start, then id. */
  readonly fixtures: () => readonly Fixture[];
  readonly fixture: (id: string) => Fixture | undefined;
  readonly during: (from: number, to: number) => Fixture[];
  readonly ofTeam: (team: Team, from: number, to: number) => Fixture[];
}

export const byStart = (a: Fixture, b: Fixture): number =>
  a.start - b.start || (a.id < b.id ? -1 : 1);

function spansOf({ stages, rounds }: SeasonPlan, longest: number): StageSpan[] {
  return stages.map((stage) => {
    const own = rounds.filter((round) => round.stage === stage);
    const start = Math.min(...own.map(({ first }) => first));
    const last = Math.max(...own.map((round) => round.last));
    return { stage, rounds: own, start, last, end: last + longest };
  });
}

export function seasonOf(key: SeasonKey, plan: SeasonPlan, longest: number): Season {
  const { rounds } = plan;
  const spans = spansOf(plan, longest);
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
    fixtures: once(() => rounds.flatMap(({ fixtures }) => fixtures()).sort(byStart)),
    fixture: (id) => {
      const mark = id.split('-')[3];
      const round = rounds.find((one) => one.mark === mark);
      return round?.fixtures().find((fixture) => fixture.id === id);
    },
    during: overlapping,
    ofTeam: (team, from, to) =>
      overlapping(from, to).filter(({ home, away }) => home === team || away === team),
  };
}
