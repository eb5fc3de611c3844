import { CALENDAR_LIMITS } from '@touchline/shared/calendar-limits';
import { isMatchId, isTeamId, isTournamentId } from '../../../paths.ts';

/** The ids of each kind, as many as the gateway accepts, those starred last first. */
function idsByKind(stars: Iterable<string>) {
  const ids = [...stars].reverse();
  return {
    teams: ids.filter(isTeamId).slice(0, CALENDAR_LIMITS.teams),
    tournaments: ids.filter(isTournamentId).slice(0, CALENDAR_LIMITS.tournaments),
    matches: ids.filter(isMatchId).slice(0, CALENDAR_LIMITS.matches),
  };
}

/** Where the gateway serves the calendar of everything that is starred. */
export const starsPath = (stars: Iterable<string>): string =>
  `/calendar/stars.ics?${Object.entries(idsByKind(stars))
    .filter(([, ids]) => ids.length > 0)
    .map(([name, ids]) => `${name}=${ids.join(',')}`)
    .join('&')}`;
