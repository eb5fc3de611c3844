import { orNotFound } from '../errors.ts';
import type { SomeHandlers } from './context.ts';
import { slicePage } from './pagination.ts';

export const teams = {
  getTeam: ({ params: { teamId } }, { view }) => orNotFound(view.team(teamId), 'team', teamId),

  listTeamUpcomingMatches({ params }, { view }) {
    const upcoming = view.teamMatches(params.teamId, 'upcoming', slicePage(params));
    return orNotFound(upcoming, 'team', params.teamId);
  },

  listTeamFinishedMatches({ params }, { view }) {
    const { teamId, opponentId, seasonId } = params;
    const slice = slicePage(params);
    const finished = seasonId
      ? view.seasonMatches(teamId, seasonId, opponentId, slice)
      : opponentId
        ? view.meetings(teamId, opponentId, slice)
        : view.teamMatches(teamId, 'finished', slice);
    return orNotFound(finished, 'team', teamId);
  },

  listTeamUpcomingTournaments: ({ params: { teamId } }, { view }) =>
    orNotFound(view.teamTournaments(teamId, 'upcoming'), 'team', teamId),

  listTeamFinishedTournaments: ({ params: { teamId } }, { view }) =>
    orNotFound(view.teamTournaments(teamId, 'finished'), 'team', teamId),

  listTeamSquad: ({ params: { teamId } }, { view }) =>
    orNotFound(view.squad(teamId), 'team', teamId),

  listTeamRankings({ params }, { view }) {
    const filter = { sport: params.sportType, countryId: params.countryId };
    return view.rankings(filter, slicePage(params));
  },
} satisfies SomeHandlers;
