import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import { CALENDAR_LIMITS } from '@touchline/shared/domain/calendar-limits';
import type { CalendarRequest } from '@touchline/shared/domain/page-renderer';
import { idPattern, languages } from '@touchline/types/client-contract';

/** What a calendar has, as its URL names it. */
export type CalendarChoice = Pick<
  CalendarRequest,
  'kind' | 'teams' | 'tournaments' | 'matches' | 'language' | 'hasResults'
>;

type ListName = 'teams' | 'tournaments' | 'matches';

const ID_FORM = 'of 1 to 64 letters, digits, _, ., ~ or -';

function badParameter(field: string, message: string): GatewayProblem {
  const errors = [{ field, in: 'query' as const, message }];
  return new GatewayProblem(400, `The parameter ${field} ${message}.`, { errors });
}

/** The ids of a list, each once and in one order: URLs that name the same share a calendar. */
function readList(search: URLSearchParams, name: ListName): string[] {
  if (search.getAll(name).length > 1) throw badParameter(name, 'is there twice');
  const max = CALENDAR_LIMITS[name];
  const ids = [...new Set(search.get(name)?.split(',').filter(Boolean))].sort();
  if (ids.length > max) throw badParameter(name, `names ${ids.length} ids; at most ${max} fit`);
  if (!ids.every((id) => idPattern.test(id)))
    throw badParameter(name, `must be ids ${ID_FORM}, separated by commas`);
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
  const kind = list === 'teams' ? 'team' : 'tournament';
  if (!idPattern.test(id)) throw new GatewayProblem(404, `No such ${kind}: an id is ${ID_FORM}.`);
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
