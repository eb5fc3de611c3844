import { BoundedMap } from '../bounded-map.ts';
import { DAY_SECONDS } from '../calendar/civil.ts';
import { lazy } from '../lazy.ts';
import type { Fixture, Team, Tournament } from '../model.ts';
import type { TournamentState } from '../world-view.ts';
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

export function createPhaseAt(store: SeasonStore, limit: number): PhaseAt {
  const cache = new BoundedMap<string, Phase>(limit);

  /** A playoff may end early: once its last round has begun, its end is that of the deciding games. */
  function endOf({ stage, rounds, end }: StageSpan, instant: number): number {
    const lastRound = rounds.at(-1) as StageSpan['rounds'][number];
    if (stage.kind !== 'playoff' || instant < lastRound.first) return end;
    return Math.max(...lastRound.fixtures().map((fixture) => store.outcome(fixture).end));
  }

  /** The matches that may end a season, once the first of them has begun. */
  function lastFixtures({ spans }: Season, instant: number): Fixture[] {
    const { rounds } = spans.at(-1) as StageSpan;
    const { first } = rounds.at(-1) as StageSpan['rounds'][number];
    if (instant < first) return [];
    return rounds.filter(({ last }) => last >= first).flatMap(({ fixtures }) => fixtures());
  }

  /** First in the table of a league, otherwise the winner of the last match, which decides a series too. */
  function championOf({ key, spans }: Season, fixtures: readonly Fixture[]): Team | undefined {
    const { stage } = spans.at(-1) as StageSpan;
    if (stage.kind === 'league') return store.finalOrder(key.tournament, key.n)[0];
    const last = fixtures.toSorted((a, b) => store.outcome(b).end - store.outcome(a).end)[0];
    const winner = last && store.outcome(last).winner;
    return winner && last[winner];
  }

  function phaseAt(tournament: Tournament, instant: number): Phase {
    const season = store.currentAt(tournament, instant);
    const { spans, roundStarts, key } = season;
    const actualEnds = spans.map((span) => endOf(span, instant));
    const stageEnds = spans.map(({ end }, no) => {
      const actual = actualEnds[no] as number;
      return actual <= instant ? actual : end;
    });
    const { knownAt } = season;
    const title = season.title?.();
    const deciding = season.title ? [] : lastFixtures(season, instant);
    const decidedAt = title ? [title.at] : deciding.map((one) => store.outcome(one).end);
    const isDecided = decidedAt.length > 0 && Math.max(...decidedAt) <= instant;
    const changeInstants = [
      rolloverDay(tournament.calendar, key.n) * DAY_SECONDS,
      rolloverDay(tournament.calendar, key.n + 1) * DAY_SECONDS,
      rolloverDay(tournament.calendar, besideSeason(tournament, key.n, 1) ?? key.n) * DAY_SECONDS,
      knownAt,
      ...actualEnds,
      ...roundStarts,
      ...decidedAt,
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
      champion: lazy(() => (isDecided ? (title?.team ?? championOf(season, deciding)) : undefined)),
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
