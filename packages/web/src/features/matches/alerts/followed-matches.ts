import type { Match } from '@touchline/types';
import { type Stars, starOf, starredIds } from '../../../state/favourites/star.ts';
import { isRecord, readStored, writeStored } from '../../../state/storage/storage.ts';

const KEY = 'touchline.followed';
const HOUR_S = 3600;
/** From then on the state before the start is known. */
const DUE_BEFORE_S = HOUR_S / 2;
/** A match that has not ended by then is no longer watched. */
const MAX_DELAY_S = 3 * HOUR_S;
const RECHECK_TEAM_S = 6 * HOUR_S;
const KEPT_S = 14 * 24 * HOUR_S;

interface FollowedMatch {
  readonly start: number;
  readonly end: number;
  readonly teams: readonly string[];
  readonly isOver: boolean;
}

/** When starred matches and the next ones of starred teams are played, in seconds. Kept on this device. */
export interface Schedule {
  readonly matches: Readonly<Record<string, FollowedMatch>>;
  /** When the next matches of each starred team were last asked for. */
  readonly checkedTeams: Readonly<Record<string, number>>;
}

const isSchedule = (value: unknown): value is Schedule =>
  isRecord(value) && isRecord(value.matches) && isRecord(value.checkedTeams);

export const readSchedule = (): Schedule =>
  readStored(KEY, isSchedule) ?? { matches: {}, checkedTeams: {} };

export const writeSchedule = (schedule: Schedule): void => writeStored(KEY, schedule);

const isFollowed = (id: string, { teams }: FollowedMatch, stars: Stars): boolean =>
  stars.has(starOf('match', id)) || teams.some((team) => stars.has(starOf('team', team)));

const followedIn = ({ matches }: Schedule, stars: Stars) =>
  Object.entries(matches).filter(([id, match]) => isFollowed(id, match, stars));

/** Adds matches as they are now; drops what is old or no longer starred. */
export function withMatches(
  schedule: Schedule,
  found: readonly Match[],
  stars: Stars,
  now: number,
): Schedule {
  const added = found.map(({ id, startTime, endTime, statusId, homeTeam, awayTeam }) => {
    const teams = [homeTeam.id, awayTeam.id];
    const isOver = statusId === 'FINISHED';
    return [id, { start: startTime, end: endTime, teams, isOver }] as const;
  });
  const matches = { ...schedule.matches, ...Object.fromEntries(added) };
  const isKept = ([id, match]: [string, FollowedMatch]) =>
    isFollowed(id, match, stars) && (stars.has(starOf('match', id)) || match.end > now - KEPT_S);
  return { ...schedule, matches: Object.fromEntries(Object.entries(matches).filter(isKept)) };
}

/** Ids of the matches that are being played, or soon are. */
export const dueMatches = (schedule: Schedule, stars: Stars, now: number): string[] =>
  followedIn(schedule, stars)
    .filter(
      ([, { start, end, isOver }]) =>
        !isOver && start - DUE_BEFORE_S <= now && now <= end + MAX_DELAY_S,
    )
    .map(([id]) => id);

/** Ids of starred matches of which nothing is known, and of those that are due or late, but not among `seen`. */
export function unseenMatches(
  schedule: Schedule,
  stars: Stars,
  now: number,
  seen: ReadonlySet<string>,
): string[] {
  const known = followedIn(schedule, stars)
    .filter(([id, { start, isOver }]) => !isOver && start - DUE_BEFORE_S <= now && !seen.has(id))
    .sort(([, a], [, b]) => b.start - a.start)
    .map(([id]) => id);
  const unknown = starredIds(stars, 'match').filter((id) => !schedule.matches[id] && !seen.has(id));
  return [...known, ...unknown];
}

/** Ids of the starred teams whose next matches should be asked for. */
export const uncheckedTeams = ({ checkedTeams }: Schedule, stars: Stars, now: number): string[] =>
  starredIds(stars, 'team').filter(
    (id) => Math.abs(now - (checkedTeams[id] ?? 0)) > RECHECK_TEAM_S,
  );
