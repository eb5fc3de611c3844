import { call } from '../../api/call.ts';
import {
  initialLive,
  initialMain,
  initialTable,
  initialTomorrow,
  NO_STARS,
} from '../../features/matches/home/initial-live.ts';
import { byImportance } from '../../features/matches/list/by-importance.ts';
import { newsCall } from '../../features/news/use-news.ts';
import { mainTournaments } from '../../features/tournaments/main-tournaments.tsx';
import { liveTableCall } from '../../features/tournaments/standing/live-table-call.ts';
import { addDays, type CompactDay } from '../../format/compact-day.ts';
import { dayQuery, tomorrowQuery } from '../../format/day-query.ts';
import type { Sport } from '../../paths.ts';
import type { Address, FirstRows, Head, HeadInput } from '../../state/navigation/page-address.ts';
import type { CallContext } from '../../state/preferences/preferences-atoms.ts';
import { dataOf, itemsOf, mapResource } from '../../state/stores/resource.ts';
import type { Resources } from '../../state/stores/resources.ts';

export const LIST_SIZE = 16;
export const MAX_LIVE_MATCHES = 100;

export const tomorrowOf = ({ today }: CallContext): CompactDay => addDays(today, 1);

const liveCall = (limit: number, { language }: CallContext) =>
  call('/matches/live', { limit, order: 'importance' }, language);

/** HOM-2 */
export const homeCalls = (context: CallContext) => {
  const { language, offset: timezoneOffset } = context;
  const upcoming = (sportType: Sport) =>
    call('/tournaments/upcoming', { timezoneOffset, sportType, size: LIST_SIZE }, language);
  return {
    live: liveCall(LIST_SIZE, context),
    tomorrow: call(
      '/matches/tomorrow',
      { ...tomorrowQuery(context), limit: LIST_SIZE, order: 'importance' },
      language,
    ),
    football: upcoming('football'),
    basketball: upcoming('basketball'),
    esports: upcoming('esports'),
    main: call('/matches/main', { timezoneOffset, limit: LIST_SIZE }, language),
  };
};

/** Whether the first call may have left some live matches out. In the document its rows are those of the call for all. */
function isCut(context: CallContext, read: Resources['read']): boolean {
  const first = read(liveCall(LIST_SIZE, context));
  return first.totals?.cut !== undefined || itemsOf(first).length >= LIST_SIZE;
}

/** All live matches: which of them lead depends on their scores and on stars. */
const allLiveCall = (context: CallContext, read: Resources['read']) =>
  liveCall(isCut(context, read) ? MAX_LIVE_MATCHES : LIST_SIZE, context);

/** The table of the league that leads without stars, so that all visitors share it. */
function tableCalls(context: CallContext, read: Resources['read']) {
  const all = read(allLiveCall(context, read));
  // The first call names the same league, one round earlier, where the upstream knows the order.
  const live = all.result ? all : read(liveCall(LIST_SIZE, context));
  const [lead] = byImportance(itemsOf(live), live.fetchedAt, NO_STARS);
  if (!lead || lead.tie || lead.roundKind) return [];
  return [liveTableCall(lead.tournament.id, context.language)];
}

/** Calls beyond the five of the spec, which an upstream may lack. */
export const extraCalls = (context: CallContext, read: Resources['read']) => {
  const tomorrow = tomorrowOf(context);
  const query = { date: tomorrow, ...dayQuery(tomorrow, context.zone) };
  return {
    all: allLiveCall(context, read),
    tables: tableCalls(context, read),
    counts: call('/matches/counts', query, context.language),
    news: newsCall(context),
  };
};

/** The extras follow the calls of the spec. */
export const pageCalls = (_address: Address, context: CallContext, read: Resources['read']) => {
  const calls = homeCalls(context);
  return read(calls.live).result ? { ...calls, ...extraCalls(context, read) } : calls;
};

/** The rows that the page shows of each list; of tomorrow only the first ones. */
export const homeFirstRows: FirstRows = (_address, context, read) => {
  const { live, main, tomorrow, football, basketball, esports } = homeCalls(context);
  const all = allLiveCall(context, read);
  const upcoming = [football, basketball, esports];
  const shown = new Set(mainTournaments(upcoming.map((one) => read(one).result)));
  const tables = tableCalls(context, read);
  const shownTables = tables.flatMap((one) => dataOf(read(one))?.tables ?? []);
  return [
    ...(isCut(context, read)
      ? [[live, { ...mapResource(read(live), () => []), totals: { cut: 1 } }] as const]
      : []),
    [all, initialLive(read(all), shownTables)],
    [main, initialMain(read(main))],
    ...upcoming.map(
      (one) =>
        [one, mapResource(read(one), (list) => list.filter((item) => shown.has(item)))] as const,
    ),
    [tomorrow, initialTomorrow(read(tomorrow))],
    ...tables.map((one) => [one, initialTable(read(one))] as const),
  ];
};

export const homeHead = ({ t, origin }: HeadInput): Head => ({
  title: t('home.title'),
  ...(import.meta.env.SSR && {
    description: t('head:home'),
    linkedData: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: t('shell.brand'),
        url: `${origin}/`,
        description: t('head:home'),
      },
    ],
  }),
});
