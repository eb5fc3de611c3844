import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import { CALENDAR_LIMITS } from '@touchline/shared/calendar-limits';
import type { CalendarRequest } from '@touchline/shared/page-renderer';
import {
  languages,
  matchIdPattern,
  teamIdPattern,
  tournamentIdPattern,
} from '@touchline/types/client-contract';

/** What a calendar has, as its URL names it. */
export type CalendarChoice = Pick<
  CalendarRequest,
  'kind' | 'teams' | 'tournaments' | 'matches' | 'language' | 'hasResults'
>;

const LISTS = {
  teams: { pattern: teamIdPattern, example: 'te-eng-7' },
  tournaments: { pattern: tournamentIdPattern, example: 'to-eng1' },
  matches: { pattern: matchIdPattern, example: 'ma-eng1-2026-12-3' },
} as const;

type ListName = keyof typeof LISTS;

function badParameter(field: string, message: string): GatewayProblem {
  const errors = [{ field, in: 'query' as const, message }];
  return new GatewayProblem(400, `The parameter ${field} ${message}.`, { errors });
}

/** The ids of a list, each once and in one order: URLs that name the same share a calendar. */
function readList(search: URLSearchParams, name: ListName): string[] {
  const { pattern, example } = LISTS[name];
  const max = CALENDAR_LIMITS[name];
  const ids = [...new Set(search.get(name)?.split(',').filter(Boolean))].sort();
  if (ids.length > max) throw badParameter(name, `names ${ids.length} ids; at most ${max} fit`);
  if (!ids.every((id) => pattern.test(id)))
    throw badParameter(name, `must be ids such as ${example}, separated by commas`);
  return ids;
}

function oneOf<T extends string>(
  search: URLSearchParams,
  name: string,
  values: readonly [T, ...T[]],
) {
  const text = search.get(name) ?? values[0];
  const value = values.find((one) => one === text);
  if (value === undefined) throw badParameter(name, `must be one of ${values.join(', ')}`);
  return value;
}

function readOptions(search: URLSearchParams) {
  return {
    language: oneOf(search, 'lang', languages),
    hasResults: oneOf(search, 'spoilers', ['on', 'off']) === 'on',
  };
}

const NOTHING = { teams: [], tournaments: [], matches: [] };

/** The calendar of one team or tournament. */
export function readCalendarOf(
  list: 'teams' | 'tournaments',
  id: string,
  search: URLSearchParams,
): CalendarChoice {
  const { pattern, example } = LISTS[list];
  const kind = list === 'teams' ? 'team' : 'tournament';
  if (!pattern.test(id))
    throw new GatewayProblem(404, `No such ${kind}: its id is one such as ${example}.`);
  return { ...NOTHING, kind, [list]: [id], ...readOptions(search) };
}

/** The calendar of everything that is starred on a device, which its URL names. */
export function readCalendarOfStars(search: URLSearchParams): CalendarChoice {
  const teams = readList(search, 'teams');
  const tournaments = readList(search, 'tournaments');
  const matches = readList(search, 'matches');
  if (teams.length + tournaments.length + matches.length === 0)
    throw new GatewayProblem(400, 'Name what the calendar has: teams, tournaments or matches.');
  return { kind: 'stars', teams, tournaments, matches, ...readOptions(search) };
}
