import { BoundedMap } from '@touchline/shared/domain/bounded-map';
import { cutTimeline } from '@touchline/shared/domain/timeline';
import type * as api from '@touchline/types';
import type { Engine } from '../engine.ts';
import type { Fixture, PlayedMatch } from '../model.ts';
import { priceHistory } from '../odds/price-history.ts';
import { quotingBookmakers } from '../odds/quoting-bookmakers.ts';
import type { Language } from '../world-view.ts';
import { expectedEnd, TIPS_LEAD_SECONDS, tipsAt } from './estimates.ts';
import type { TournamentPresenter } from './tournament.ts';
import { presentBoxScore, presentComment, presentIncident, presentPeriod } from './updates.ts';

/** Whole timelines that are kept; those of live matches are requested again and again. */
const MAX_TIMELINES = 48;

/** The earliest instant that the contract allows, in seconds from the start; no bookmaker quotes a match before it. */
const EARLIEST_SECONDS = -40_000_000;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** A value and the instant before which it does not change. */
interface Reading<T> {
  readonly value: T;
  readonly until: number;
}

/** The values that a fact takes in a span of time, each with the instant from which it holds. */
function changesIn<T>({ from, to }: Span, read: (instant: number) => Reading<T>) {
  const changes: { at: number; value: T }[] = [];
  for (let at = from; at <= to; ) {
    const { value, until } = read(at);
    const last = changes.at(-1);
    if (!last || JSON.stringify(last.value) !== JSON.stringify(value)) changes.push({ at, value });
    at = until;
  }
  return changes;
}

const columnsOf = (changes: readonly { at: number; value: number }[], start: number) => ({
  at: changes.map(({ at }) => at - start),
  value: changes.map(({ value }) => value),
});

export function createTimelinePresenter(
  engine: Engine,
  language: Language,
  tournaments: TournamentPresenter,
) {
  const { seed, store, phaseAt, rulesOf, playOf } = engine;
  const wholeTimelines = new BoundedMap<string, api.MatchTimeline>(MAX_TIMELINES);

  const stages = ({ season: { tournament }, start }: Fixture, span: Span): api.TimelineStage[] =>
    changesIn(span, (instant) => {
      const phase = phaseAt(tournament, instant);
      const { currentSeason, currentSeasonId, currentStage, currentStageId, roundCount } =
        tournaments.matchTournament(phase);
      const value = { currentSeason, currentSeasonId, currentStage, currentStageId, roundCount };
      return { value, until: phase.until };
    }).map(({ at, value }) => ({ at: at - start, ...value }));

  function beforeKickOff(fixture: Fixture, instant: number): api.MatchTimeline {
    const { id, start, season, knownAt } = fixture;
    if (instant - start < EARLIEST_SECONDS) {
      return { matchId: id, startTime: start, from: instant, to: instant, prices: [] };
    }
    const rules = rulesOf(season.tournament);
    const bookmakers = quotingBookmakers(seed, fixture);
    const opensAt = bookmakers.map(({ steps }) => steps[0]?.at ?? start);
    const first = Math.max(knownAt, Math.min(start - TIPS_LEAD_SECONDS, ...opensAt));
    const span = { from: Math.min(first, instant), to: instant };
    const typical = rules.typicalDuration(fixture);
    const tips = changesIn(span, (at) => tipsAt(seed, fixture, at));
    const ends = changesIn(span, (at) => expectedEnd(start, typical, at));
    return {
      matchId: id,
      startTime: start,
      ...span,
      prices: priceHistory(seed, rules, fixture, bookmakers, undefined),
      tips: columnsOf(tips, start),
      endTime: columnsOf(ends, start),
      tournament: stages(fixture, span),
    };
  }

  function whole(fixture: Fixture, play: PlayedMatch, end: number): api.MatchTimeline {
    const { id, start, season } = fixture;
    const timeline = beforeKickOff(fixture, end);
    const { at, value } = timeline.endTime as api.TimelineValues;
    const { clock, periods, score } = play.progress;
    const { rows = [], momentum, boxScore } = play.statistics?.() ?? {};
    const rules = rulesOf(season.tournament);
    const bookmakers = quotingBookmakers(seed, fixture);
    const isOpen = (seconds: number) => seconds < end - start;
    return {
      ...timeline,
      startedAt: start,
      endedAt: end,
      clock: [...clock],
      ...(score && { score }),
      periods: periods.map((period) => presentPeriod(period, language)),
      incidents: play.incidents.map((one, no) => presentIncident(id, no, one, language)),
      commentary: play.commentary().map((one, no) => presentComment(id, no, one, language)),
      ...(rows.length > 0 && { statistics: [...rows] }),
      ...(momentum && { momentum }),
      ...(boxScore && { boxScore: presentBoxScore(boxScore, language) }),
      prices: priceHistory(seed, rules, fixture, bookmakers, { play, end }),
      endTime: {
        at: [...at.filter(isOpen), end - start],
        value: [...value.slice(0, at.filter(isOpen).length), end],
      },
    };
  }

  return {
    /** The history of a match up to an instant. */
    timeline(fixture: Fixture, instant: number): api.MatchTimeline {
      if (instant < fixture.start) return cutTimeline(beforeKickOff(fixture, instant), instant);
      const timeline = wholeTimelines.getOrCreate(fixture.id, () =>
        whole(fixture, playOf(fixture), store.outcome(fixture).end),
      );
      return cutTimeline(timeline, instant);
    },
  };
}
