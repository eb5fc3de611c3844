import type { Match } from '@touchline/types';
import { type Call, call } from '../../api/call.ts';
import { addDays, type CompactDay } from '../../format/compact-day.ts';
import { spokenDay } from '../../format/day-name.ts';
import { dayQuery } from '../../format/day-query.ts';
import { gameOf, sportOf } from '../../paths.ts';
import { itemsOf } from '../../state/data/resource.ts';
import type { Resources } from '../../state/data/resources.ts';
import {
  type Address,
  gameAt,
  type Head,
  type HeadInput,
} from '../../state/navigation/page-address.ts';
import type { CallContext } from '../../state/preferences/preferences-atoms.ts';
import { readMultiviewAddress } from './multiview-address.ts';

export const MAX_LIVE_MATCHES = 100;
/** With fewer, the page says what is next. */
export const FULL_BOARD = 4;
const NEXT_MATCHES = 6;

export const liveMatchesCall = (address: Address, { language }: CallContext) =>
  call(
    '/matches/live',
    { sportType: gameAt(address), limit: MAX_LIVE_MATCHES, order: 'importance' },
    language,
  );

export const infoCall = (matchId: string, { language }: CallContext) =>
  call('/matches/info', { matchId }, language);

export const dayCall = (day: CompactDay, address: Address, { language, zone }: CallContext) =>
  call('/matches', { date: day, ...dayQuery(day, zone), sportType: gameAt(address) }, language);

/** The rest of today, and tomorrow for the time when today is over. */
export const nextCalls = (address: Address, context: CallContext) => ({
  today: dayCall(context.today, address, context),
  tomorrow: dayCall(addDays(context.today, 1), address, context),
});

/** The next kick-offs. */
export function nextOf(...days: readonly (readonly Match[])[]): Match[] {
  const toCome = days.flat().filter(({ statusId }) => statusId === 'UPCOMING');
  const byId = new Map(toCome.map((match) => [match.id, match]));
  return [...byId.values()]
    .sort((one, other) => one.startTime - other.startTime)
    .slice(0, NEXT_MATCHES);
}

export const isOfGame = (match: Match, address: Address): boolean =>
  sportOf(gameOf(match.tournament)) === sportOf(gameAt(address));

/** The calls of the day's matches: those that the visitor chose, or the list of which the site chooses. */
export function dayMatchesCalls(
  day: CompactDay,
  address: Address,
  context: CallContext,
): readonly Call<'/matches' | '/matches/info'>[] {
  const { matchIds } = readMultiviewAddress(address, context.today);
  return matchIds.length > 0
    ? matchIds.map((id) => infoCall(id, context))
    : [dayCall(day, address, context)];
}

export function multiviewCalls(
  address: Address,
  context: CallContext,
  read: Resources['read'],
): readonly Call[] {
  const { day, matchIds } = readMultiviewAddress(address, context.today);
  if (!day) return [];
  if (day !== 'now') return dayMatchesCalls(day, address, context);
  const live = liveMatchesCall(address, context);
  const { result } = read(live);
  if (!result) return [live];
  const listed = new Set(itemsOf(read(live)).map(({ id }) => id));
  return [
    live,
    ...matchIds.filter((id) => !listed.has(id)).map((id) => infoCall(id, context)),
    ...(listed.size >= FULL_BOARD ? [] : Object.values(nextCalls(address, context))),
  ];
}

export function multiviewHead({ t, address, context }: HeadInput): Head {
  const { game, day } = readMultiviewAddress(address, context.today);
  if (!day) return { title: t('multiview:noDay'), noIndex: true };
  if (day === 'now') {
    const description = t(`multiview:intro.${sportOf(game)}`);
    return { title: t('multiview:title'), description, noIndex: true };
  }
  return {
    title: t('multiview:onDay', { day: spokenDay(day, context.language) }),
    description: t('multiview:dayIntro'),
    noIndex: true,
  };
}
