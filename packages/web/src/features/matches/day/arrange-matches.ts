import type { Match } from '@touchline/types';
import { dayOf } from '../../../format/compact-day.ts';
import { type Stars, starOf } from '../../../state/favourites/star.ts';
import { byImportance, leaguesByImportance } from '../list/by-importance.ts';
import { groupMatches } from '../list/group-matches.ts';
import { isStarred, isStarredItself } from '../list/is-starred.ts';
import { type MatchState, matchState } from '../model/match.ts';
import type { DayFilter, ListOptions } from './day-filters.ts';

const stateOfFilter: Partial<Record<DayFilter, MatchState>> = {
  live: 'live',
  upcoming: 'soon',
  finished: 'done',
};

function isFound({ homeTeam, awayTeam, tournament }: Match, find: string): boolean {
  const names = [homeTeam.name, awayTeam.name, tournament.name, tournament.country.name];
  return names.some((name) => name.toLowerCase().includes(find.toLowerCase()));
}

/** MAT-8: the filters go by status, never by the clock. */
function applyDayFilters(
  matches: readonly Match[],
  { show, find }: Pick<ListOptions, 'show' | 'find'>,
  stars: Stars,
): readonly Match[] {
  const state = stateOfFilter[show];
  return matches.filter(
    (match) =>
      (!state || matchState(match) === state) &&
      (show !== 'starred' || isStarred(match, stars)) &&
      (!find || isFound(match, find)),
  );
}

export interface Section {
  /** The number of its matches, where only the first ones are loaded. */
  total?: number | undefined;
  /** `carried`: in play since an earlier day, which is its id. */
  kind: 'starred' | 'carried' | 'league' | 'time';
  id: string;
  matches: readonly Match[];
  /** Over, on today's page: folded behind a button. */
  isPast?: boolean;
}

/** When the day of the list began, in seconds, and where: matches from before are carried over from another day. */
export interface DayStart {
  at: number;
  zone: string;
}

const byTime = (matches: readonly Match[]): Section[] =>
  [...Map.groupBy(matches, ({ startTime }) => startTime)]
    .sort(([one], [other]) => one - other)
    .map(([start, group]) => ({ kind: 'time', id: `${start}`, matches: group }));

const isOver = ({ matches }: Section) => matches.every(({ statusId }) => statusId === 'FINISHED');

/** MAT-5: on today's page, tournaments that are over are folded, unless all are. */
const foldOver = (leagues: readonly Section[], stars: Stars): readonly Section[] =>
  leagues.every(isOver)
    ? leagues
    : leagues.map((league) =>
        isOver(league) && !stars.has(starOf('tournament', league.id))
          ? { ...league, isPast: true }
          : league,
      );

/** How much is folded: tournaments, or matches where the list is by time. */
export function countPast(sections: readonly Section[]): number {
  const past = sections.filter(({ isPast }) => isPast);
  return past.reduce((sum, { kind, matches }) => sum + (kind === 'time' ? matches.length : 1), 0);
}

/** The list of today by time begins at now: with the earliest kick-off of which a match is not over. */
function beginAtNow(sections: readonly Section[]): Section[] {
  const first = sections.findIndex((section) => !isOver(section));
  return sections.map((section, at) => (at < first ? { ...section, isPast: true } : section));
}

/**
 * The starred tournaments first. Matches that are starred themselves, or by a team, have a section of their own, but
 * still count for the order: a tournament keeps its place when its first match is starred.
 */
const starredFirst = (leagues: ReturnType<typeof groupMatches>, stars: Stars): Section[] => {
  const { true: starred = [], false: others = [] } = Object.groupBy(leagues, ({ id }) =>
    stars.has(starOf('tournament', id)) ? 'true' : 'false',
  );
  return [...starred, ...others]
    .map(({ id, matches: group }): Section => {
      const unstarred = group.filter((match) => !isStarredItself(match, stars));
      return { kind: 'league', id, matches: unstarred };
    })
    .filter((section) => section.matches.length > 0);
};

/**
 * The sections of a day as of `now`: the starred matches first, then those in play since an earlier day, the rest by
 * tournament or by time.
 */
export function arrangeMatches(
  matches: readonly Match[],
  options: ListOptions,
  stars: Stars,
  now: number,
  start?: DayStart,
): Section[] {
  const shown = applyDayFilters(matches, options, stars);
  const { show, by, find } = options;
  const isListedFirst = by === 'time' ? isStarred : isStarredItself;
  const isCarried = ({ startTime }: Match) => start !== undefined && startTime < start.at;
  const leaguesOf = (list: readonly Match[]) =>
    by === 'importance' ? leaguesByImportance(list, now) : groupMatches(list);

  const starred = shown.filter((match) => isListedFirst(match, stars));
  const carried = shown.filter((match) => isCarried(match) && !isListedFirst(match, stars));
  const ofDay = shown.filter((match) => !isCarried(match));
  const isWholeToday = start && show === 'all' && !find;
  const times = () => {
    const list = byTime(ofDay.filter((match) => !isListedFirst(match, stars)));
    return isWholeToday ? beginAtNow(list) : list;
  };
  const leagues = () => {
    const list = starredFirst(leaguesOf(ofDay), stars);
    return isWholeToday && by === 'league' ? foldOver(list, stars) : list;
  };
  const rest = by === 'time' ? times() : leagues();
  const carriedByDay = Map.groupBy(
    leaguesOf(carried).flatMap((league) => league.matches),
    ({ startTime }) => dayOf(startTime * 1000, start?.zone ?? 'UTC'),
  );
  const sections: Section[] = [
    {
      kind: 'starred',
      id: 'starred',
      matches: by === 'importance' ? byImportance(starred, now, stars) : starred,
    },
    ...[...carriedByDay].map(([id, list]): Section => ({ kind: 'carried', id, matches: list })),
    ...rest,
  ];
  return sections.filter((section) => section.matches.length > 0);
}
