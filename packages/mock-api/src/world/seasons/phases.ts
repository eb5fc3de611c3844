import { BoundedMap } from '../bounded-map.ts';
import { DAY } from '../calendar/civil.ts';
import type { Tournament } from '../model.ts';
import type { TournamentState } from '../world-view.ts';
import type { Season, StageSpan } from './season.ts';
import { turnDay } from './season-ids.ts';
import type { SeasonStore } from './season-store.ts';

/** Where a tournament stands, unchanged in [from, until). */
export interface Phase {
  readonly season: Season;
  readonly state: TournamentState;
  readonly stage: StageSpan['stage'] | undefined;
  readonly round: number | null;
  /** Ends as far as they are known: those of the past as they were, the others as planned. */
  readonly stageEnds: readonly number[];
  readonly teamsKnown: boolean;
  readonly from: number;
  readonly until: number;
}

export type PhaseAt = (tournament: Tournament, instant: number) => Phase;

export function phases(store: SeasonStore, limit: number): PhaseAt {
  const recent = new BoundedMap<string, Phase>(limit);

  /** A playoff ends with the game that decides it, once there is one; anything else as planned. */
  function endOf({ stage, rounds, end }: StageSpan, instant: number): number {
    const closing = rounds.at(-1) as StageSpan['rounds'][number];
    if (stage.kind !== 'playoff' || instant < closing.first) return end;
    return Math.max(...closing.fixtures().map((fixture) => store.outcome(fixture).end));
  }

  function phaseAt(tournament: Tournament, instant: number): Phase {
    const season = store.currentAt(tournament, instant);
    const { spans, roundStarts, key } = season;
    const really = spans.map((span) => endOf(span, instant));
    const stageEnds = spans.map(({ end }, no) => {
      const over = really[no] as number;
      return over <= instant ? over : end;
    });
    const { knownAt } = season;
    const edges = [
      turnDay(tournament.calendar, key.n) * DAY,
      turnDay(tournament.calendar, key.n + 1) * DAY,
      knownAt,
      ...really,
      ...roundStarts,
      // From its last round on the end of a stage is the real one.
      ...spans.map(({ rounds }) => (rounds.at(-1) as StageSpan['rounds'][number]).first),
    ];
    const stage = spans.find(
      ({ start }, no) => start <= instant && instant < (really[no] as number),
    )?.stage;
    const state =
      instant < season.start
        ? 'upcoming'
        : instant < (really.at(-1) as number)
          ? 'ongoing'
          : 'finished';
    const round = roundStarts.filter((start) => start <= instant).length;
    return {
      season,
      state,
      stage,
      round: stage && round > 0 ? round : null,
      stageEnds,
      teamsKnown: knownAt <= instant,
      from: edges.reduce((last, edge) => (edge <= instant && edge > last ? edge : last), -Infinity),
      until: edges.reduce((next, edge) => (edge > instant && edge < next ? edge : next), Infinity),
    };
  }

  return (tournament, instant) => {
    const last = recent.get(tournament.code);
    if (last && last.from <= instant && instant < last.until) return last;
    return recent.set(tournament.code, phaseAt(tournament, instant));
  };
}
