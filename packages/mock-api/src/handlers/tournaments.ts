import type { HandlerParams } from '@touchline/types';
import { orNotFound } from '../errors.ts';
import { localTime } from '../local-day.ts';
import { yearOf } from '../world/calendar/civil.ts';
import type { TournamentState, WorldView } from '../world/world-view.ts';
import type { SomeHandlers } from './context.ts';
import { slicePage } from './pagination.ts';

const found = <T>(value: T | undefined, params: { readonly tournamentId: string }): T =>
  orNotFound(value, 'tournament', params.tournamentId);

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

  listCurrentYearTournaments({ params }, { view, now }) {
    const year = yearOf(localTime(now, params));
    return { [year]: view.tournamentsOfYear(year, params.sportType) };
  },

  listMajorOngoingEvents: ({ params }, { view }) => view.majorEvents(params.sportType),

  getTournament: ({ params }, { view }) => found(view.tournament(params.tournamentId), params),

  listTournamentUpcomingMatches: ({ params }, { view }) =>
    found(view.tournamentMatches(params.tournamentId, 'upcoming', slicePage(params)), params),

  listTournamentFinishedMatches({ params }, { view }) {
    const { tournamentId, seasonId } = params;
    const slice = slicePage(params);
    const finished = seasonId
      ? view.finishedInSeason(tournamentId, seasonId, slice)
      : view.tournamentMatches(tournamentId, 'finished', slice);
    return found(finished, params);
  },

  getTournamentTable: ({ params }, { view }) =>
    found(view.tournamentTable(params.tournamentId, params.matches), params),

  listTournamentLeaders: ({ params }, { view }) =>
    found(
      view.leaders(params.tournamentId, params.by ?? 'goals', params.limit, params.seasonId),
      params,
    ),

  listTournamentSeasons: ({ params }, { view }) =>
    found(view.tournamentSeasons(params.tournamentId, slicePage(params)), params),

  getSeasonTable: ({ params: { seasonId } }, { view }) =>
    orNotFound(view.seasonTable(seasonId), 'season', seasonId),
} satisfies SomeHandlers;
