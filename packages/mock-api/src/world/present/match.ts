import { bestPrices } from '@touchline/shared/domain/best-prices';
import { BoundedMap } from '@touchline/shared/domain/bounded-map';
import type * as api from '@touchline/types';
import type { Engine } from '../engine.ts';
import type { Fixture, MatchState } from '../model.ts';
import type { Language } from '../world-view.ts';
import { expectedEnd, tipsAt } from './estimates.ts';
import type { ReferencePresenter } from './references.ts';
import type { TournamentPresenter } from './tournament.ts';
import { presentComment, presentIncident, presentPeriod } from './updates.ts';

interface CachedMatch {
  readonly from: number;
  readonly until: number;
  readonly match: api.Match;
}

/** A match with this many lines of its commentary. */
interface CommentedMatch {
  readonly match: api.Match;
  readonly count: number;
  readonly commented: api.Match;
}

/** Nobody is invented for a real club, and nothing that its players did. */
const REAL_WITHOUT: NonNullable<api.Match['without']> = ['lineups', 'statistics'];

/** A match at an instant. Returns the identical object while nothing of it has changed. */
export function createMatchPresenter(
  engine: Engine,
  language: Language,
  refs: ReferencePresenter,
  tournaments: TournamentPresenter,
) {
  const { seed, store, phaseAt, rulesOf, playOf, quotesOf, limits } = engine;
  const cache = new BoundedMap<string, CachedMatch>(limits.matches);
  const commentedCache = new BoundedMap<string, CommentedMatch>(limits.matches);

  function assemble(fixture: Fixture, instant: number): CachedMatch {
    const { id, start, season, stage, round, group, tie, bestOf } = fixture;
    const { tournament } = season;
    const { end } = store.outcome(fixture);
    const phase = phaseAt(tournament, instant);
    const isLive = instant >= start && instant < end;
    const isOver = instant >= end;
    const play = isLive || isOver ? playOf(fixture) : undefined;
    const state: MatchState | undefined = play?.at(Math.min(instant, end));
    const quotes = quotesOf(fixture, isLive ? play : undefined, instant);
    const best = bestPrices(quotes.odds);
    const score = state?.isScoreKnown ? state : { home: null, away: null };
    const tips = tipsAt(seed, fixture, instant);
    const expected = expectedEnd(start, rulesOf(tournament).typicalDuration(fixture), instant);
    const match: api.Match = {
      id,
      startTime: start,
      endTime: isOver ? end : expected.value,
      statusId: isOver ? 'FINISHED' : isLive ? 'ONGOING' : 'UPCOMING',
      tips: tips.value,
      tournament: tournaments.matchTournament(phase),
      season: season.label[language],
      homeTeam: { ...refs.team(fixture.home), score: score.home, ...best.homeTeam },
      awayTeam: { ...refs.team(fixture.away), score: score.away, ...best.awayTeam },
      odds: quotes.odds,
      stage: stage.name[language],
      stageId: stage.id,
      round,
      ...(stage.roundKind && { roundKind: stage.roundKind }),
      ...(group === undefined ? {} : { group }),
      ...(tie === undefined ? {} : { tie }),
      ...(bestOf === undefined ? {} : { bestOf }),
      ...(state?.clock ? { clock: state.clock } : {}),
      ...(state ? { periods: state.periods.map((one) => presentPeriod(one, language)) } : {}),
      ...(play
        ? {
            incidents: play.incidents
              .filter(({ at }) => at <= instant)
              .map((one, no) => presentIncident(id, no, one, language)),
          }
        : {}),
      ...(fixture.real ? { without: REAL_WITHOUT } : {}),
    };
    const until = Math.min(
      phase.until,
      isOver ? Number.POSITIVE_INFINITY : isLive ? end : start,
      isOver ? Number.POSITIVE_INFINITY : quotes.until,
      state?.until ?? Number.POSITIVE_INFINITY,
      tips.until,
      isOver ? Number.POSITIVE_INFINITY : expected.until,
    );
    return { from: instant, until, match };
  }

  function cachedMatch(fixture: Fixture, instant: number): CachedMatch {
    const cached = cache.get(fixture.id);
    if (cached && cached.from <= instant && instant < cached.until) return cached;
    return cache.set(fixture.id, assemble(fixture, instant));
  }

  return {
    /** As lists have it, without commentary. */
    match: (fixture: Fixture, instant: number): api.Match => cachedMatch(fixture, instant).match,

    matchWithCommentary(fixture: Fixture, instant: number): api.Match {
      const { match } = cachedMatch(fixture, instant);
      if (match.statusId === 'UPCOMING') return match;
      const lines = playOf(fixture).commentary();
      const next = lines.findIndex(({ at }) => at > instant);
      const count = next < 0 ? lines.length : next;
      const cached = commentedCache.get(fixture.id);
      if (cached?.match === match && cached.count === count) return cached.commented;
      const commentary = lines
        .slice(0, count)
        .map((line, no) => presentComment(fixture.id, no, line, language));
      const commented = { ...match, commentary };
      return commentedCache.set(fixture.id, { match, count, commented }).commented;
    },
  };
}
