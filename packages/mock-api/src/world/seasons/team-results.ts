import { DAY_SECONDS } from '../calendar/civil.ts';
import { leagueTable, type TableRow } from '../competition/league-table.ts';
import { type Result, resultFor } from '../competition/points.ts';
import type { Fixture, Team } from '../model.ts';
import type { Roster } from '../roster/roster.ts';
import { byStart } from './season.ts';
import type { SeasonStore } from './season-store.ts';

/** An alias: declarations of the kit have it in full. */
type Streak = {
  readonly streakType: Result | 'none';
  readonly streakCount: number;
};

/** 2000-01-01; real seasons begin earlier. */
const FIRST_SEASON = 946_684_800;
const FIRST_REAL_SEASON = FIRST_SEASON - 20 * 365 * DAY_SECONDS;
/** Pairs of a cup follow from all results before them: older ones would take long. */
const CUP_DAYS = 400;

export function createTeamResults(roster: Roster, store: SeasonStore) {
  /** A team's matches that start in [from, to), by start. */
  const between = (team: Team, from: number, to: number): Fixture[] =>
    (roster.tournamentsOf.get(team) ?? [])
      .flatMap((tournament) =>
        store
          .during(tournament, from, to)
          .flatMap((n) => store.season(tournament, n).ofTeam(team, from, to)),
      )
      .sort(byStart);

  /** Matches finished by the instant and started at most so many days before, latest first. */
  const finished = (team: Team, instant: number, days: number): Fixture[] =>
    between(team, instant - days * DAY_SECONDS, instant)
      .filter((fixture) => store.isOver(fixture, instant))
      .reverse();

  /** Finished matches against an opponent, of every season, latest first. */
  const meetings = (team: Team, opponent: Team, instant: number): Fixture[] => {
    const ofTeam = roster.tournamentsOf.get(team) ?? [];
    return ofTeam
      .filter(({ teams }) => teams.includes(opponent))
      .flatMap((tournament) => {
        const isLeague = tournament.isReal || tournament.type === 'league';
        const first = tournament.isReal ? FIRST_REAL_SEASON : FIRST_SEASON;
        const from = isLeague ? first : instant - CUP_DAYS * DAY_SECONDS;
        // Old seasons are not kept: those of the present would go.
        const seasonOf = isLeague ? store.unkept : store.season;
        return store
          .during(tournament, from, instant)
          .flatMap((n) => seasonOf(tournament, n).ofTeam(team, from, instant));
      })
      .filter(({ home, away }) => home === opponent || away === opponent)
      .filter((fixture) => store.isOver(fixture, instant))
      .sort((a, b) => byStart(b, a));
  };

  const streakOf = (team: Team, list: readonly Fixture[]): Streak => {
    const [last] = list;
    if (!last) return { streakType: 'none', streakCount: 0 };
    const streakType = resultFor(team, last, store.outcome(last));
    const end = list.findIndex(
      (fixture) => resultFor(team, fixture, store.outcome(fixture)) !== streakType,
    );
    return { streakType, streakCount: end < 0 ? list.length : end };
  };

  /** The current run of equal results, over a year at most. */
  const streakAt = (team: Team, instant: number): Streak => {
    // Most streaks end within a few weeks: look back a whole year only if needed.
    for (const days of [40, 120]) {
      const list = finished(team, instant, days);
      const streak = streakOf(team, list);
      if (streak.streakCount < list.length) return streak;
    }
    return streakOf(team, finished(team, instant, 365));
  };

  /** What these matches brought the team. */
  const tally = (team: Team, list: readonly Fixture[]): TableRow =>
    leagueTable([team], list, store.outcome)[0] as TableRow;

  return { between, finished, meetings, streakAt, tally };
}
