import type { HandlerParams } from '@touchline/types';
import { orNotFound } from '../api-error.ts';
import type { TournamentState, WorldView } from '../world/world-view.ts';
import type { SomeHandlers } from './context.ts';
import { slicePage } from './pagination.ts';

function tournamentsInState(
  state: TournamentState,
  params: HandlerParams<'listOngoingTournaments'>,
  view: WorldView,
) {
  const filter = { sport: params.sportType, countryId: params.countryId };
  return view.tournaments(state, filter, slicePage(params));
}

export const tournaments = {
  listOngoingTournaments: ({ params }, { view }) => tournamentsInState('ongoing', params, view),
  listUpcomingTournaments: ({ params }, { view }) => tournamentsInState('upcoming', params, view),
  listFinishedTournaments: ({ params }, { view }) => tournamentsInState('finished', params, view),

  async listCurrentYearTournaments({ params }, { view, now }) {
    const { localTime } = await import('../local-day.ts');
    const { year } = localTime(now, params);
    return { [year]: view.tournamentsOfYear(year, params.sportType) };
  },

  listMajorOngoingEvents: ({ params }, { view }) => view.majorEvents(params.sportType),

  getTournament: ({ params: { tournamentId } }, { view }) =>
    orNotFound(view.tournament(tournamentId), 'tournament', tournamentId),

  listTournamentUpcomingMatches({ params }, { view }) {
    const { tournamentId } = params;
    const upcoming = view.tournamentMatches(tournamentId, 'upcoming', slicePage(params));
    return orNotFound(upcoming, 'tournament', tournamentId);
  },

  listTournamentFinishedMatches({ params }, { view }) {
    const { tournamentId } = params;
    const finished = view.tournamentMatches(tournamentId, 'finished', slicePage(params));
    return orNotFound(finished, 'tournament', tournamentId);
  },

  getTournamentTable: ({ params: { tournamentId, matches } }, { view }) =>
    orNotFound(view.tournamentTable(tournamentId, matches), 'tournament', tournamentId),

  listTournamentLeaders: ({ params: { tournamentId, by = 'goals', limit } }, { view }) =>
    orNotFound(view.leaders(tournamentId, by, limit), 'tournament', tournamentId),

  listTournamentSeasons({ params }, { view }) {
    const { tournamentId } = params;
    const seasons = view.tournamentSeasons(tournamentId, slicePage(params));
    return orNotFound(seasons, 'tournament', tournamentId);
  },

  getSeasonTable: ({ params: { seasonId } }, { view }) =>
    orNotFound(view.seasonTable(seasonId), 'season', seasonId),
} satisfies SomeHandlers;
