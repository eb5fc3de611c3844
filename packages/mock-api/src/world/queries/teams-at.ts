import type { TeamRanking } from '@touchline/types';
import { DAY_SECONDS } from '../calendar/civil.ts';
import type { Fixture, Team, Tournament } from '../model.ts';
import type { Presenter } from '../present/presenter.ts';
import type { Phase } from '../seasons/phases.ts';
import { byStart } from '../seasons/season.ts';
import { besideSeason, resolveSeason, rolloverDay } from '../seasons/season-ids.ts';
import type { Slice, TeamsView } from '../world-view.ts';
import { applySlice, matchList } from './filters.ts';
import { groundAndCoach, teamDetails } from './team-details.ts';

/** How far back and ahead a team's matches are listed. */
const HISTORY_DAYS = 3 * 365;
const UPCOMING_DAYS = 300;

export function teamsAt(presenter: Presenter, instant: number): TeamsView {
  const matches = matchList(presenter, instant);
  const { roster, store, teamResults, phaseAt, rankingAt } = presenter.engine;

  const upcoming = (team: Team): Fixture[] =>
    teamResults
      .between(team, instant - DAY_SECONDS, instant + UPCOMING_DAYS * DAY_SECONDS)
      .filter((one) => one.knownAt <= instant)
      .filter((one) => one.start > instant || !store.isOver(one, instant));

  const past = (team: Team, slice?: Slice): readonly Fixture[] => {
    const needed = slice ? slice.offset + slice.limit : Number.POSITIVE_INFINITY;
    // The last few months usually fill a page.
    for (const days of [120, 400]) {
      const list = teamResults.finished(team, instant, days);
      if (list.length >= needed) return applySlice(list, slice);
    }
    return applySlice(teamResults.finished(team, instant, HISTORY_DAYS), slice);
  };

  /** The current season, and the one before it unless the current one is finished. */
  const seasons = (tournament: Tournament): Phase[] => {
    const phase = phaseAt(tournament, instant);
    if (phase.state === 'finished') return [phase];
    if (besideSeason(tournament, phase.season.key.n, -1) === undefined) return [phase];
    const rollover = rolloverDay(tournament.calendar, phase.season.key.n) * DAY_SECONDS;
    return [phase, phaseAt(tournament, rollover - 1)];
  };

  const ofTeam = <T>(id: string, read: (team: Team) => T): T | undefined => {
    const team = roster.teamById.get(id);
    return team && read(team);
  };

  return {
    team: (id) =>
      ofTeam(id, (team) => {
        const next = upcoming(team).find(({ start }) => start > instant);
        return teamDetails(presenter, team, instant, next);
      }),
    teamMatches: (id, which, slice) =>
      ofTeam(id, (team) =>
        which === 'finished' ? matches(past(team, slice)) : matches(upcoming(team), slice),
      ),
    seasonMatches: (id, seasonId, opponentId, slice) =>
      ofTeam(id, (team) => {
        const key = resolveSeason(roster, seasonId);
        const season = key && store.season(key.tournament, key.n);
        if (season?.key.id !== seasonId) return [];
        const list = season
          .ofTeam(team, season.start, instant)
          .filter((fixture) => store.isOver(fixture, instant))
          .filter(({ home, away }) => !opponentId || [home.id, away.id].includes(opponentId))
          .sort((a, b) => byStart(b, a));
        return matches(list, slice);
      }),
    meetings: (id, opponentId, slice) =>
      ofTeam(id, (team) => {
        const opponent = roster.teamById.get(opponentId);
        const list = opponent ? teamResults.meetings(team, opponent, instant) : [];
        return matches(list, slice);
      }),
    teamTournaments: (id, which) =>
      ofTeam(id, (team) =>
        (roster.tournamentsOf.get(team) ?? [])
          .flatMap(seasons)
          .filter(({ teamsKnown, season }) => teamsKnown && season.teams().includes(team))
          .filter(({ state }) => (state === 'finished') === (which === 'finished'))
          .sort((a, b) =>
            which === 'finished'
              ? (b.stageEnds.at(-1) as number) - (a.stageEnds.at(-1) as number)
              : a.season.start - b.season.start,
          )
          .map(presenter.tournament),
      ),
    rankings: ({ sport, countryId }, slice) => {
      const { list } = rankingAt(sport, instant);
      const ranked = list
        .map(({ team, points }, index) => ({ team, points, ranking: index + 1 }))
        .filter(({ team }) => countryId === undefined || team.country.id === countryId);
      return applySlice(ranked, slice).map(
        ({ team, points, ranking }): TeamRanking => ({
          ...presenter.team(team),
          ...(team.aliases && { aliases: [...team.aliases] }),
          sportType: team.game,
          ranking,
          points,
          ...teamResults.streakAt(team, instant),
          ...groundAndCoach(presenter, team, instant),
        }),
      );
    },
  };
}
