import { call } from '../../api/call.ts';
import type { DayStart } from '../../features/matches/day/arrange-matches.ts';
import { initialRows } from '../../features/matches/day/initial-rows.ts';
import { stripDays } from '../../features/matches/day/strip-days.ts';
import { newsCall } from '../../features/news/use-news.ts';
import type { CompactDay } from '../../format/compact-day.ts';
import { writtenDay } from '../../format/day-name.ts';
import { dayQuery, daysQuery, startOfDay } from '../../format/day-query.ts';
import { sportOf } from '../../paths.ts';
import { liveCall } from '../../state/live/live-call.ts';
import type { Address, FirstRows, Head, HeadInput } from '../../state/navigation/page-address.ts';
import type { CallContext } from '../../state/preferences/preferences-atoms.ts';
import { readMatchesAddress, wantsAllRows } from './matches-address.ts';

const RANKING_SIZE = 8;

export function matchesCalls(address: Address, context: CallContext) {
  const { language, zone, today } = context;
  const { game, day = today } = readMatchesAddress(address, today);
  const days = stripDays(day);
  return {
    counts: call(
      '/matches/counts',
      {
        date: days[0] as string,
        days: days.length,
        ...daysQuery(days, zone),
        sportType: game,
      },
      language,
    ),
    matches: call('/matches', { date: day, ...dayQuery(day, zone), sportType: game }, language),
    live: liveCall(game, language),
    ranking: call('/teams/rankings', { sportType: game, size: RANKING_SIZE }, language),
    news: newsCall(context, sportOf(game)),
  };
}

/** When the day of the page began, if it is today. */
export const startOfToday = (
  day: CompactDay | undefined,
  { today, zone }: CallContext,
): DayStart | undefined =>
  day === today ? { at: startOfDay(today, zone) / 1000, zone } : undefined;

/** The rows of the first screens. */
export const matchesFirstRows: FirstRows = (address, context, read, now, { dayOrder }) => {
  if (wantsAllRows(address)) return [];
  const calls = matchesCalls(address, context);
  const options = readMatchesAddress(address, context.today, dayOrder);
  const start = startOfToday(options.day, context);
  const lists = { day: read(calls.matches), live: read(calls.live), start };
  const { day, live } = initialRows(lists, options, now);
  return [
    [calls.matches, day],
    [calls.live, live],
  ];
};

export function matchesHead({ t, address, context }: HeadInput): Head {
  const { game: id, day } = readMatchesAddress(address, context.today);
  const game = t(`games.${id}`);
  if (day === undefined) return { title: t('matches.noDay.title'), noIndex: true };
  return {
    title:
      day === context.today
        ? t('matches.title', { game })
        : t('matches.titleOnDay', { game, day: writtenDay(day, t) }),
    ...(import.meta.env.SSR && { description: t('head:matches', { game }) }),
  };
}
