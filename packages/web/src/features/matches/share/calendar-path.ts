import { CALENDAR_LIMITS } from '@touchline/shared/domain/calendar-limits';
import { type Star, starredIds } from '../../../state/favourites/star.ts';

/** The ids of each kind, as many as the gateway accepts, those starred last first. */
function idsByKind(stars: Iterable<Star>) {
  const latest = [...stars].reverse();
  return {
    teams: starredIds(latest, 'team').slice(0, CALENDAR_LIMITS.teams),
    tournaments: starredIds(latest, 'tournament').slice(0, CALENDAR_LIMITS.tournaments),
    matches: starredIds(latest, 'match').slice(0, CALENDAR_LIMITS.matches),
  };
}

/** Where the gateway serves the calendar of everything that is starred. */
export const starsPath = (stars: Iterable<Star>): string =>
  `/calendar/stars.ics?${Object.entries(idsByKind(stars))
    .filter(([, ids]) => ids.length > 0)
    .map(([name, ids]) => `${name}=${ids.join(',')}`)
    .join('&')}`;
