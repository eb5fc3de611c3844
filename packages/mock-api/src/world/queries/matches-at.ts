import { statisticsAt } from '@touchline/shared/domain/timeline';
import type { Match, SideAnalysis, SportType } from '@touchline/types';
import { DAY_SECONDS, HOUR_SECONDS } from '../calendar/civil.ts';
import { byPopularity } from '../competition/match-popularity.ts';
import type { Fixture, Team } from '../model.ts';
import { presentLineups } from '../present/lineups.ts';
import type { Presenter } from '../present/presenter.ts';
import { presentBoxScore } from '../present/updates.ts';
import { presentFacts } from '../present/venue-facts.ts';
import type { MatchesView, MatchSlice } from '../world-view.ts';
import { isOfSport, matchList } from './filters.ts';

const MAX_MATCH_SECONDS = 6 * HOUR_SECONDS;
const UPCOMING_SECONDS = 36 * HOUR_SECONDS;

export function matchesAt(presenter: Presenter, instant: number): MatchesView {
  const { engine } = presenter;
  const { days, store, teamResults, rankingAt, playOf } = engine;
  const matches = matchList(presenter, instant);
  const present = (list: readonly Fixture[], slice?: MatchSlice): Match[] =>
    matches(slice?.order === 'importance' ? byPopularity(list) : list, slice);
  const knownFixtures = (from: number, to: number, sport?: SportType): Fixture[] =>
    days
      .between(from, to)
      .filter((one) => one.knownAt <= instant && isOfSport(one.season.tournament, sport));
  const isLive = (fixture: Fixture): boolean => !store.isOver(fixture, instant);

  const sideAnalysis = (team: Team, at: number): SideAnalysis => {
    const { placeOf, list } = rankingAt(team.game, at);
    const place = placeOf.get(team) ?? (team.isReal ? undefined : list.length + 1);
    const known: SideAnalysis = {
      ...(place && { ranking: place }),
      ...teamResults.streakAt(team, at),
    };
    // Totals would be false: the data have only some competitions of a real club.
    if (team.isReal) return known;
    const year = teamResults.finished(team, at, 365);
    const halfYear = year.filter(({ start }) => start >= at - 182 * DAY_SECONDS);
    const { won, loss, draw } = teamResults.tally(team, year);
    const recent = teamResults.tally(team, halfYear);
    return {
      ...known,
      last6MonthsWinRate: halfYear.length ? Math.round((recent.won / halfYear.length) * 100) : 0,
      totalWins: won,
      totalLosses: loss,
      totalDraws: draw,
    };
  };

  const ofMatch =
    <T>(read: (fixture: Fixture) => T) =>
    (id: string): T | undefined => {
      const fixture = engine.findFixture(id);
      return fixture && fixture.knownAt <= instant ? read(fixture) : undefined;
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
    match: ofMatch((fixture) => presenter.matchWithCommentary(fixture, instant)),
    timeline: ofMatch((fixture) => presenter.timeline(fixture, instant)),
    lineups: ofMatch((fixture) => presentLineups(presenter, fixture, instant)),
    statistics: ofMatch((fixture) => {
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
    }),
    matchFacts: ofMatch((fixture) => presentFacts(presenter, fixture, instant)),
    analysis: ofMatch(({ home, away, start }) => {
      const at = Math.min(instant, start);
      return { homeTeam: sideAnalysis(home, at), awayTeam: sideAnalysis(away, at) };
    }),
  };
}
