import type { Match, MatchAnalysis, SideAnalysis, SportType } from '@touchline/types';
import { DAY, HOUR } from '../calendar/civil.ts';
import type { Engine } from '../engine.ts';
import type { Fixture, Team } from '../model.ts';
import type { Teller } from '../present/presenter.ts';
import { seasonNamed } from '../seasons/season-ids.ts';
import type { Slice, WorldView } from '../world-view.ts';
import { plays, sliced } from './filters.ts';

const LONGEST = 6 * HOUR;
const COMING = 36 * HOUR;

type MatchesView = Pick<
  WorldView,
  'matchesBetween' | 'liveMatches' | 'mainMatches' | 'match' | 'analysis'
>;

function fixtureNamed({ roster, store }: Engine, id: string): Fixture | undefined {
  if (!id.startsWith('ma-')) return undefined;
  const named = seasonNamed(roster, id);
  return named && store.season(named.tournament, named.n).fixture(id);
}

/** The crowd it draws: the tournament's, and how far it has come. */
const greatness = ({ season, stage, home, away }: Fixture): number =>
  season.tournament.fame +
  (stage.kind === 'knockout' || stage.kind === 'playoff' ? 6 : 0) +
  (home.level + away.level) * 2 +
  (home.no + away.no < 12 ? 3 : 0);

export function matchesAt(engine: Engine, teller: Teller, instant: number): MatchesView {
  const { days, store, history, rankingAt } = engine;
  const tell = (list: readonly Fixture[], slice?: Slice): Match[] =>
    sliced(list, slice).map((fixture) => teller.match(fixture, instant));
  const known = (from: number, to: number, sport?: SportType): Fixture[] =>
    days
      .between(from, to)
      .filter((one) => one.knownAt <= instant && plays(one.season.tournament, sport));
  const isOn = (fixture: Fixture): boolean => store.outcome(fixture).end > instant;

  const analysed = (team: Team, at: number): SideAnalysis => {
    const year = history.finished(team, at, 365);
    const half = year.filter(({ start }) => start >= at - 182 * DAY);
    const { wins, losses, draws } = history.tally(team, year);
    const recent = history.tally(team, half);
    return {
      ranking: rankingAt(team.game, at).placeOf.get(team) as number,
      ...history.streakAt(team, at),
      last6MonthsWinRate: recent.matches ? Math.round((recent.wins / recent.matches) * 100) : 0,
      totalWins: wins,
      totalLosses: losses,
      totalDraws: draws,
    };
  };

  const found = (id: string): Fixture | undefined => {
    const fixture = fixtureNamed(engine, id);
    return fixture && fixture.knownAt <= instant ? fixture : undefined;
  };

  return {
    matchesBetween: (from, to, sport, slice) => tell(known(from, to, sport), slice),
    liveMatches: (slice) => tell(known(instant - LONGEST, instant + 1).filter(isOn), slice),
    mainMatches: (slice) => {
      const rated = known(instant - LONGEST, instant + COMING)
        .filter((one) => one.start > instant || isOn(one))
        .map((fixture) => ({ fixture, fame: greatness(fixture) }))
        .sort((a, b) => b.fame - a.fame);
      return tell(
        rated.map(({ fixture }) => fixture),
        slice,
      );
    },
    match: (id) => {
      const fixture = found(id);
      return fixture && teller.match(fixture, instant);
    },
    analysis: (matchId): MatchAnalysis | undefined => {
      const fixture = found(matchId);
      if (!fixture) return undefined;
      const at = Math.min(instant, fixture.start);
      return { homeTeam: analysed(fixture.home, at), awayTeam: analysed(fixture.away, at) };
    },
  };
}
