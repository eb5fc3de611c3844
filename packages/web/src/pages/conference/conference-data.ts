import type { Match } from '@touchline/types';
import { type Call, call } from '../../api/call.ts';
import { addDays, type CompactDay } from '../../format/compact-day.ts';
import { dayQuery } from '../../format/day-query.ts';
import { gameOf, sportOf } from '../../paths.ts';
import { itemsOf } from '../../state/data/resource.ts';
import type { Resources } from '../../state/data/resources.ts';
import type { Address, Head, HeadInput } from '../../state/navigation/page-address.ts';
import type { CallContext } from '../../state/preferences/preferences-atoms.ts';
import { readConferenceAddress } from './conference-address.ts';

export const MAX_LIVE_MATCHES = 100;
/** With fewer, the page says what is next. */
export const FULL_TILES = 4;
/** In a tile. */
export const SHOWN_EVENTS = 3;
const NEXT_MATCHES = 6;

export const liveMatchesCall = (address: Address, { language }: CallContext) =>
  call(
    '/matches/live',
    {
      sportType: readConferenceAddress(address).game,
      limit: MAX_LIVE_MATCHES,
      order: 'importance',
    },
    language,
  );

export const infoCall = (matchId: string, { language }: CallContext) =>
  call('/matches/info', { matchId }, language);

/** The rest of today, and tomorrow for the time when today is over. */
export function nextCalls(address: Address, context: CallContext) {
  const { language, zone, today: date } = context;
  const sportType = readConferenceAddress(address).game;
  const dayCall = (day: CompactDay) =>
    call('/matches', { date: day, ...dayQuery(day, zone), sportType }, language);
  return {
    today: dayCall(date),
    tomorrow: dayCall(addDays(date, 1)),
  };
}

/** The next kick-offs. */
export function nextOf(...days: readonly (readonly Match[])[]): Match[] {
  const toCome = days.flat().filter(({ statusId }) => statusId === 'UPCOMING');
  const byId = new Map(toCome.map((match) => [match.id, match]));
  return [...byId.values()]
    .sort((one, other) => one.startTime - other.startTime)
    .slice(0, NEXT_MATCHES);
}

export const isOfGame = (match: Match, address: Address): boolean =>
  sportOf(gameOf(match.tournament)) === sportOf(readConferenceAddress(address).game);

export function conferencePageCalls(
  address: Address,
  context: CallContext,
  read: Resources['read'],
): readonly Call[] {
  const live = liveMatchesCall(address, context);
  const { result } = read(live);
  if (!result) return [live];
  const { matchIds } = readConferenceAddress(address);
  const listed = new Set(itemsOf(read(live)).map(({ id }) => id));
  const isFull = listed.size >= FULL_TILES;
  return [
    live,
    ...matchIds.filter((id) => !listed.has(id)).map((id) => infoCall(id, context)),
    ...(isFull ? [] : Object.values(nextCalls(address, context))),
  ];
}

export const conferenceHead = ({ t, address }: HeadInput): Head => ({
  title: t('watch:conference.title'),
  description: t(`watch:conference.intro.${sportOf(readConferenceAddress(address).game)}`),
  noIndex: true,
});
