import type { Match } from '@touchline/types';
import { call, type PageCall } from '../../api/call.ts';
import { defaultMatches } from '../../features/matches/multiview/default-matches.ts';
import { shownEvents } from '../../features/matches/multiview/side-events.ts';
import { withoutResult } from '../../features/matches/multiview/without-result.ts';
import { addDays, type CompactDay } from '../../format/compact-day.ts';
import { spokenDay } from '../../format/day-name.ts';
import { dayQuery } from '../../format/day-query.ts';
import { gameOf, sportOf } from '../../paths.ts';
import type { Stars } from '../../state/favourites/star.ts';
import {
  type Address,
  type FirstRows,
  gameAt,
  type Head,
  type HeadInput,
} from '../../state/navigation/page-address.ts';
import type { CallContext } from '../../state/preferences/preferences-atoms.ts';
import { itemsOf, mapResource } from '../../state/stores/resource.ts';
import type { Resources } from '../../state/stores/resources.ts';
import { liveChoice } from './live-choice.ts';
import { readMultiviewAddress } from './multiview-address.ts';

export const MAX_LIVE_MATCHES = 100;
/** With fewer, the page says what is next. */
export const FULL_BOARD = 4;
const NEXT_MATCHES = 6;
const NO_STARS: Stars = new Set();

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
): readonly PageCall<'/matches' | '/matches/info'>[] {
  const { matchIds } = readMultiviewAddress(address, context.today);
  return matchIds.length > 0
    ? matchIds.map((id) => infoCall(id, context))
    : [dayCall(day, address, context)];
}

export function multiviewCalls(
  address: Address,
  context: CallContext,
  read: Resources['read'],
): readonly PageCall[] {
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

/** The matches shown and the next ones; the browser requests the lists whole, for the choice by hand. */
export const multiviewFirstRows: FirstRows = (address, context, read) => {
  const { day, matchIds } = readMultiviewAddress(address, context.today);
  if (!day) return [];
  if (day !== 'now') return dayFirstRows(day, address, context, read);
  const live = liveMatchesCall(address, context);
  const { fetchedAt } = read(live);
  const shown = (matches: readonly Match[]) => {
    const ids = [...matchIds, ...liveChoice([], matches, fetchedAt, NO_STARS)];
    return matches.filter(({ id }) => ids.includes(id));
  };
  const next = Object.values(nextCalls(address, context)).filter((one) => read(one).result);
  return [
    [live, { ...mapResource(read(live), shown), totals: {} }],
    ...next.map(
      (one) =>
        [one, { ...mapResource(read(one), (matches) => nextOf(matches)), totals: {} }] as const,
    ),
  ];
};

/** Without anything that reveals a result; the browser requests the matches whole. */
function dayFirstRows(
  day: CompactDay,
  address: Address,
  context: CallContext,
  read: Resources['read'],
): ReturnType<FirstRows> {
  const list = dayCall(day, address, context);
  const first = (matches: readonly Match[]) => defaultMatches(matches).map(withoutResult);
  const { matchIds } = readMultiviewAddress(address, context.today);
  return [
    [list, { ...mapResource(read(list), first), totals: {} }],
    ...matchIds
      .map((id) => infoCall(id, context))
      .map((one) => [one, { ...mapResource(read(one), withoutResult), fetchedAt: 0 }] as const),
  ];
}

/** Cards show what happened in a match. */
export const pickEvents = ({ incidents, periods }: Match): Partial<Match> => ({
  ...(incidents && { incidents: shownEvents(incidents) }),
  ...(periods && { periods }),
});

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
