import { BoundedMap } from '@touchline/shared/domain/bounded-map';
import { DAY_SECONDS } from '../calendar/civil.ts';
import { lazy } from '../lazy.ts';
import type { Team, Tournament } from '../model.ts';
import type { TournamentState } from '../world-view.ts';
import { titleAt } from './past-champions.ts';
import type { Season, StageSpan } from './season.ts';
import { besideSeason, rolloverDay } from './season-ids.ts';
import type { SeasonStore } from './season-store.ts';

/** State of a tournament; constant in [from, until). */
export interface Phase {
  readonly season: Season;
  readonly state: TournamentState;
  readonly stage: StageSpan['stage'] | undefined;
  readonly round: number | null;
  /** End of each stage: the actual one if past, otherwise the latest possible. */
  readonly stageEnds: readonly number[];
  readonly teamsKnown: boolean;
  /** The winner of the season, once its last match is over. */
  readonly champion: () => Team | undefined;
  readonly from: number;
  readonly until: number;
}

export type PhaseAt = (tournament: Tournament, instant: number) => Phase;

/** A playoff may end early: once its last round has begun, its end is that of the deciding games. */
function endOf(store: SeasonStore, { stage, rounds, end }: StageSpan, instant: number): number {
  const lastRound = rounds.at(-1) as StageSpan['rounds'][number];
  if (stage.kind !== 'playoff' || instant < lastRound.first) return end;
  return Math.max(...lastRound.fixtures().map((fixture) => store.outcome(fixture).end));
}

export function createPhaseAt(store: SeasonStore, limit: number): PhaseAt {
  const cache = new BoundedMap<string, Phase>(limit);

  function phaseAt(tournament: Tournament, instant: number): Phase {
    const season = store.currentAt(tournament, instant);
    const { spans, roundStarts, key } = season;
    const actualEnds = spans.map((span) => endOf(store, span, instant));
    const stageEnds = spans.map(({ end }, no) => {
      const actual = actualEnds[no] as number;
      return actual <= instant ? actual : end;
    });
    const { knownAt } = season;
    const title = titleAt(store, season, instant);
    const changeInstants = [
      rolloverDay(tournament.calendar, key.n) * DAY_SECONDS,
      rolloverDay(tournament.calendar, key.n + 1) * DAY_SECONDS,
      rolloverDay(tournament.calendar, besideSeason(tournament, key.n, 1) ?? key.n) * DAY_SECONDS,
      knownAt,
      ...actualEnds,
      ...roundStarts,
      ...(title ? [title.at] : []),
      // From the first match of its last round on, `endOf` returns the actual end.
      ...spans.map(({ rounds }) => (rounds.at(-1) as StageSpan['rounds'][number]).first),
    ];
    const stage = spans.find(
      ({ start }, no) => start <= instant && instant < (actualEnds[no] as number),
    )?.stage;
    const state =
      instant < season.start
        ? 'upcoming'
        : instant < (actualEnds.at(-1) as number)
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
      champion: lazy(() => (title && title.at <= instant ? title.team() : undefined)),
      from: changeInstants.reduce(
        (last, at) => (at <= instant && at > last ? at : last),
        -Infinity,
      ),
      until: changeInstants.reduce((next, at) => (at > instant && at < next ? at : next), Infinity),
    };
  }

  return (tournament, instant) => {
    const cached = cache.get(tournament.code);
    if (cached && cached.from <= instant && instant < cached.until) return cached;
    return cache.set(tournament.code, phaseAt(tournament, instant));
  };
}
