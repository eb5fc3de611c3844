import type { HandlerParams } from '@touchline/types';
import { found } from '../api-error.ts';
import type { TournamentState, WorldView } from '../world/world-view.ts';
import type { HandlersOf } from './handlers.ts';
import { onPage } from './pagination.ts';

function inState(
  state: TournamentState,
  params: HandlerParams<'listOngoingTournaments'>,
  view: WorldView,
) {
  const filter = { sport: params.sportType, countryId: params.countryId };
  return view.tournaments(state, filter, onPage(params));
}

const yearAt = (now: number, timezoneOffset: number) =>
  new Date((now + timezoneOffset * 60) * 1000).getUTCFullYear();

export const tournaments: HandlersOf<
  | 'listOngoingTournaments'
  | 'listUpcomingTournaments'
  | 'listFinishedTournaments'
  | 'listCurrentYearTournaments'
  | 'listMajorOngoingEvents'
  | 'getTournament'
  | 'listTournamentUpcomingMatches'
  | 'listTournamentFinishedMatches'
  | 'getTournamentTable'
> = {
  listOngoingTournaments: ({ params }, { view }) => inState('ongoing', params, view),
  listUpcomingTournaments: ({ params }, { view }) => inState('upcoming', params, view),
  listFinishedTournaments: ({ params }, { view }) => inState('finished', params, view),

  listCurrentYearTournaments({ params }, { view, now }) {
    const year = yearAt(now, params.timezoneOffset);
    return { [year]: view.tournamentsOfYear(year, params.sportType) };
  },

  listMajorOngoingEvents: ({ params }, { view }) => view.majorEvents(params.sportType),

  getTournament: ({ params: { tournamentId } }, { view }) =>
    found(view.tournament(tournamentId), 'tournament', tournamentId),

  listTournamentUpcomingMatches({ params }, { view }) {
    const { tournamentId } = params;
    const upcoming = view.tournamentMatches(tournamentId, 'upcoming', onPage(params));
    return found(upcoming, 'tournament', tournamentId);
  },

  listTournamentFinishedMatches({ params }, { view }) {
    const { tournamentId } = params;
    const finished = view.tournamentMatches(tournamentId, 'finished', onPage(params));
    return found(finished, 'tournament', tournamentId);
  },

  getTournamentTable: ({ params: { tournamentId } }, { view }) =>
    found(view.tournamentTable(tournamentId), 'tournament', tournamentId),
};
