import { statisticsAt } from '@touchline/shared/timeline';
import type { Match, MatchAnalysis, SideAnalysis, SportType } from '@touchline/types';
import { DAY_SECONDS, HOUR_SECONDS } from '../calendar/civil.ts';
import { byPopularity } from '../competition/match-popularity.ts';
import type { Engine } from '../engine.ts';
import type { Fixture, Team } from '../model.ts';
import { presentBoxScore } from '../present/box-score.ts';
import { presentLineups } from '../present/lineups.ts';
import { presentFacts } from '../present/match-facts.ts';
import type { Presenter } from '../present/presenter.ts';
import { findFixture } from '../seasons/find-fixture.ts';
import type { MatchSlice, WorldView } from '../world-view.ts';
import { applySlice, isOfSport } from './filters.ts';

const MAX_MATCH_SECONDS = 6 * HOUR_SECONDS;
const UPCOMING_SECONDS = 36 * HOUR_SECONDS;

type MatchesView = Pick<
  WorldView,
  | 'matchesBetween'
  | 'liveMatches'
  | 'countBetween'
  | 'mainMatches'
  | 'match'
  | 'analysis'
  | 'timeline'
  | 'lineups'
  | 'statistics'
  | 'matchFacts'
>;

export function matchesAt(engine: Engine, presenter: Presenter, instant: number): MatchesView {
  const { roster, days, store, history, rankingAt, playOf } = engine;
  const inOrder = (list: readonly Fixture[], slice?: MatchSlice): readonly Fixture[] =>
    applySlice(slice?.order === 'importance' ? byPopularity(list) : list, slice);
  const present = (list: readonly Fixture[], slice?: MatchSlice): Match[] =>
    inOrder(list, slice).map((fixture) => presenter.match(fixture, instant));
  const knownFixtures = (from: number, to: number, sport?: SportType): Fixture[] =>
    days
      .between(from, to)
      .filter((one) => one.knownAt <= instant && isOfSport(one.season.tournament, sport));
  const isLive = (fixture: Fixture): boolean => store.outcome(fixture).end > instant;

  const sideAnalysis = (team: Team, at: number): SideAnalysis => {
    const year = history.finished(team, at, 365);
    const halfYear = year.filter(({ start }) => start >= at - 182 * DAY_SECONDS);
    const { wins, losses, draws } = history.tally(team, year);
    const recent = history.tally(team, halfYear);
    const { placeOf, list } = rankingAt(team.game, at);
    return {
      ranking: placeOf.get(team) ?? list.length + 1,
      ...history.streakAt(team, at),
      last6MonthsWinRate: recent.matches ? Math.round((recent.wins / recent.matches) * 100) : 0,
      totalWins: wins,
      totalLosses: losses,
      totalDraws: draws,
    };
  };

  const knownFixture = (id: string): Fixture | undefined => {
    const fixture = findFixture(roster, store, id);
    return fixture && fixture.knownAt <= instant ? fixture : undefined;
  };

  return {
    matchesBetween: (from, to, sport, slice) => present(knownFixtures(from, to, sport), slice),
    liveMatches: (slice, sport) => {
      const live = knownFixtures(instant - MAX_MATCH_SECONDS, instant + 1, sport).filter(isLive);
      return present(live, slice);
    },
    mainMatches: (slice) => {
      const from = instant - MAX_MATCH_SECONDS;
      const fixtures = knownFixtures(from, instant + UPCOMING_SECONDS);
      const toPlay = fixtures.filter((one) => one.start > instant || isLive(one));
      return present(byPopularity(toPlay), slice);
    },
    countBetween: (from, to, sport) => {
      const counts: Record<string, number> = {};
      for (const { season } of knownFixtures(from, to, sport)) {
        counts[season.tournament.game] = (counts[season.tournament.game] ?? 0) + 1;
      }
      return counts;
    },
    match: (id) => {
      const fixture = knownFixture(id);
      return fixture && presenter.matchWithCommentary(fixture, instant);
    },
    timeline: (matchId) => {
      const fixture = knownFixture(matchId);
      return fixture && presenter.timeline(fixture, instant);
    },
    lineups: (matchId) => {
      const fixture = knownFixture(matchId);
      return fixture && presentLineups(engine, fixture, instant, presenter.language);
    },
    statistics: (matchId) => {
      const fixture = knownFixture(matchId);
      if (!fixture) return undefined;
      const play = playOf(fixture);
      const statistics = play.statistics?.();
      if (!statistics) return undefined;
      const { rows, boxScore } = statistics;
      const history = {
        statistics: rows,
        boxScore: boxScore && presentBoxScore(boxScore, presenter.language),
        clock: [...play.progress.clock],
        periods: play.progress.periods,
      };
      const until = Math.min(instant, store.outcome(fixture).end);
      return statisticsAt(history, until - fixture.start);
    },
    matchFacts: (matchId) => {
      const fixture = knownFixture(matchId);
      return fixture && presentFacts(engine, fixture, instant, presenter);
    },
    analysis: (matchId): MatchAnalysis | undefined => {
      const fixture = knownFixture(matchId);
      if (!fixture) return undefined;
      const at = Math.min(instant, fixture.start);
      return { homeTeam: sideAnalysis(fixture.home, at), awayTeam: sideAnalysis(fixture.away, at) };
    },
  };
}
