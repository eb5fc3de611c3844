import { found } from '../api-error.ts';
import type { HandlersOf } from './handlers.ts';
import { onPage } from './pagination.ts';

export const teams: HandlersOf<
  | 'getTeam'
  | 'listTeamUpcomingMatches'
  | 'listTeamFinishedMatches'
  | 'listTeamUpcomingTournaments'
  | 'listTeamFinishedTournaments'
  | 'listTeamRankings'
> = {
  getTeam: ({ params: { teamId } }, { view }) => found(view.team(teamId), 'team', teamId),

  listTeamUpcomingMatches({ params }, { view }) {
    const upcoming = view.teamMatches(params.teamId, 'upcoming', onPage(params));
    return found(upcoming, 'team', params.teamId);
  },

  listTeamFinishedMatches({ params }, { view }) {
    const finished = view.teamMatches(params.teamId, 'finished', onPage(params));
    return found(finished, 'team', params.teamId);
  },

  listTeamUpcomingTournaments: ({ params: { teamId } }, { view }) =>
    found(view.teamTournaments(teamId, 'upcoming'), 'team', teamId),

  listTeamFinishedTournaments: ({ params: { teamId } }, { view }) =>
    found(view.teamTournaments(teamId, 'finished'), 'team', teamId),

  listTeamRankings({ params }, { view }) {
    const filter = { sport: params.sportType, countryId: params.countryId };
    return view.rankings(filter, onPage(params));
  },
};
