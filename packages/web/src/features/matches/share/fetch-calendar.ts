import type { CalendarRequest, CalendarResponse } from '@touchline/shared/domain/page-renderer';
import type { Match } from '@touchline/types';
import type { TFunction } from 'i18next';
import { call, type DataFor, type PageCall } from '../../../api/call.ts';
import type { SendCall } from '../../../api/send-call.ts';
import type { Language } from '../../../i18n/languages.ts';
import { calendarText } from './calendar-text.ts';

/** What a calendar has, in the language of the translator. */
export interface CalendarInput
  extends Pick<
    CalendarRequest,
    'kind' | 'teams' | 'tournaments' | 'matches' | 'hasResults' | 'origin' | 'now'
  > {
  readonly language: Language;
  readonly t: TFunction;
  readonly sendCall: SendCall;
}

/** Calls at once: a calendar may take fifty, and pages share the upstream with it. */
const BATCH_SIZE = 8;
const LISTS = ['upcoming', 'finished'] as const;
const OF_ONE = { upcoming: 400, finished: 100 } as const;
const OF_SOME = { upcoming: 60, finished: 10 } as const;
const OF_MANY = { upcoming: 12, finished: 1 } as const;
const MANY = 5;
const MAX_MATCHES = 500;

function listCalls({ teams, tournaments, language }: CalendarInput) {
  const lists = teams.length + tournaments.length;
  // A calendar costs its matches. Few sizes, so that the calendars of many visitors share what is cached.
  const sizeOfTeam = lists < MANY ? OF_SOME : OF_MANY;
  const sizeOfTournament = lists === 1 ? OF_ONE : sizeOfTeam;
  // One result of many matches a day says little, and an upstream without sizes sends a season for it.
  const listsOfTournament = LISTS.filter((list) => sizeOfTournament[list] > 1);
  return [
    ...teams.flatMap((teamId) =>
      LISTS.map((list) => {
        const query = { teamId, timezoneOffset: 0, size: sizeOfTeam[list] };
        return call(`/teams/matches/${list}`, query, language);
      }),
    ),
    ...tournaments.flatMap((tournamentId) =>
      listsOfTournament.map((list) => {
        const query = { tournamentId, size: sizeOfTournament[list] };
        return call(`/tournaments/matches/${list}`, query, language);
      }),
    ),
  ];
}

/** Each match once, those that are nearest to the present, in the order of time. */
function nearest(matches: readonly Match[], now: number): Match[] {
  const distance = ({ startTime }: Match) => Math.abs(startTime - now);
  return [...new Map(matches.map((match) => [match.id, match])).values()]
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, MAX_MATCHES)
    .sort((one, other) => one.startTime - other.startTime || (one.id < other.id ? -1 : 1));
}

type CalendarName =
  | { readonly kind: 'ok'; readonly name: string }
  | { readonly kind: 'not-found' | 'failed' };

async function fetchName(input: CalendarInput): Promise<CalendarName> {
  const { kind, teams, tournaments, language, sendCall, t } = input;
  if (kind === 'stars') return { kind: 'ok', name: t('alerts:mine.matches') };
  const [teamId = ''] = teams;
  const [tournamentId = ''] = tournaments;
  if (kind === 'team') {
    const result = await sendCall(call('/teams/details', { teamId, timezoneOffset: 0 }, language));
    return result.kind === 'ok' ? { kind: 'ok', name: result.data.team.name } : result;
  }
  const result = await sendCall(call('/tournaments/info', { tournamentId }, language));
  return result.kind === 'ok' ? { kind: 'ok', name: result.data.name } : result;
}

/** All that is there; undefined if a call fails. */
async function fetchAll<C extends PageCall>(
  calls: readonly C[],
  sendCall: SendCall,
): Promise<DataFor<C>[] | undefined> {
  const found: DataFor<C>[] = [];
  for (let start = 0; start < calls.length; start += BATCH_SIZE) {
    const batch = calls.slice(start, start + BATCH_SIZE);
    for (const result of await Promise.all(batch.map((one) => sendCall(one)))) {
      if (result.kind === 'failed') return undefined;
      // A club that is no longer there, such as a dissolved one, takes no other match away.
      if (result.kind === 'ok') found.push(result.data);
    }
  }
  return found;
}

async function fetchMatches(input: CalendarInput): Promise<Match[] | 'not-found' | 'failed'> {
  const { matches, language, sendCall } = input;
  const lists = await fetchAll(listCalls(input), sendCall);
  if (!lists) return 'failed';
  const listed = lists.flat();
  const ids = new Set(listed.map(({ id }) => id));
  const calls = matches
    .filter((id) => !ids.has(id))
    .map((matchId) => call('/matches/info', { matchId }, language));
  const others = await fetchAll(calls, sendCall);
  if (!others) return 'failed';
  return lists.length + others.length > 0 ? [...listed, ...others] : 'not-found';
}

/** Fetches the matches and writes them as a calendar: complete, or not at all. */
export async function fetchCalendar(input: CalendarInput): Promise<CalendarResponse> {
  const [named, matches] = await Promise.all([fetchName(input), fetchMatches(input)]);
  if (typeof matches === 'string') return { kind: matches };
  if (named.kind !== 'ok') return { kind: named.kind };
  const now = Math.floor(input.now / 1000);
  const { t, language, origin, hasResults } = input;
  const text = calendarText(named.name, nearest(matches, now), {
    t,
    language,
    origin,
    now,
    hasResults,
  });
  return { kind: 'ok', text };
}
