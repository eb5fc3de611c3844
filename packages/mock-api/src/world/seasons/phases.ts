import { BoundedMap } from '../bounded-map.ts';
import { DAY } from '../calendar/civil.ts';
import type { Tournament } from '../model.ts';
import type { TournamentState } from '../view.ts';
import type { Season, StageSpan } from './season.ts';
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

/** When the last match of a stage has really ended. */
function overAt(season: Season, span: StageSpan, { outcome }: SeasonStore): number {
  let last = 0;
  for (let at = season.fixtures.length - 1; at >= 0; at--) {
    const fixture = season.fixtures[at] as Season['fixtures'][number];
    if (fixture.stage !== span.stage) continue;
    if (last > 0 && fixture.start < last - DAY) break;
    last = Math.max(last, outcome(fixture).end);
  }
  return last;
}

export function phases(store: SeasonStore, limit: number): PhaseAt {
  const ends = new WeakMap<Season, readonly number[]>();
  const recent = new BoundedMap<string, Phase>(limit);

  const endsOf = (season: Season): readonly number[] => {
    const present = ends.get(season) ?? season.spans.map((span) => overAt(season, span, store));
    ends.set(season, present);
    return present;
  };

  function phaseAt(tournament: Tournament, instant: number): Phase {
    const season = store.currentAt(tournament, instant);
    const { spans, roundStarts, key } = season;
    const over = endsOf(season);
    const stageEnds = spans.map(({ end }, no) =>
      (over[no] as number) <= instant ? (over[no] as number) : end,
    );
    const end = over.at(-1) as number;
    const knownAt = season.fixtures[0]?.knownAt ?? 0;
    const { window } = tournament.calendar;
    const pause = (n: number) => Math.ceil((window(n - 1)[1] + window(n)[0]) / 2) * DAY;
    const edges = [
      pause(key.n),
      pause(key.n + 1),
      knownAt,
      ...over,
      ...roundStarts,
      ...spans.flatMap((span) => [span.start, span.end]),
    ];
    const stage = spans.find(
      ({ start }, no) => start <= instant && instant < (over[no] as number),
    )?.stage;
    const state = instant < season.start ? 'upcoming' : instant < end ? 'ongoing' : 'finished';
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
