import { call } from '../../api/call.ts';
import {
  initialLive,
  initialMain,
  initialTomorrow,
} from '../../features/matches/home/initial-live.ts';
import { newsCall } from '../../features/news/use-news.ts';
import { mainTournaments } from '../../features/tournaments/main-tournaments.tsx';
import { addDays, type CompactDay } from '../../format/compact-day.ts';
import { dayQuery, tomorrowQuery } from '../../format/day-query.ts';
import type { Sport } from '../../paths.ts';
import type { Address, FirstRows, Head, HeadInput } from '../../state/navigation/page-address.ts';
import type { CallContext } from '../../state/preferences/preferences-atoms.ts';
import { mapResource } from '../../state/stores/resource.ts';

export const LIST_SIZE = 16;
export const MAX_LIVE_MATCHES = 100;

export const tomorrowOf = ({ today }: CallContext): CompactDay => addDays(today, 1);

/** HOM-2. All live matches are requested, not the first 16: which of them lead depends on their scores and on stars. */
export const homeCalls = (_address: Address, context: CallContext) => {
  const { language, zone, offset: timezoneOffset } = context;
  const tomorrow = tomorrowOf(context);
  const upcoming = (sportType: Sport) =>
    call('/tournaments/upcoming', { timezoneOffset, sportType, size: LIST_SIZE }, language);
  return {
    live: call('/matches/live', { limit: MAX_LIVE_MATCHES, order: 'importance' }, language),
    tomorrow: call(
      '/matches/tomorrow',
      { ...tomorrowQuery(context), limit: LIST_SIZE, order: 'importance' },
      language,
    ),
    counts: call('/matches/counts', { date: tomorrow, ...dayQuery(tomorrow, zone) }, language),
    football: upcoming('football'),
    basketball: upcoming('basketball'),
    esports: upcoming('esports'),
    news: newsCall(context),
    main: call('/matches/main', { timezoneOffset, limit: LIST_SIZE }, language),
  };
};

/** The rows that the page shows of each list; of tomorrow only the first ones. */
export const homeFirstRows: FirstRows = (address, context, read) => {
  const { live, main, tomorrow, football, basketball, esports } = homeCalls(address, context);
  const upcoming = [football, basketball, esports];
  const shown = new Set(mainTournaments(upcoming.map((one) => read(one).result)));
  return [
    [live, initialLive(read(live))],
    [main, initialMain(read(main))],
    ...upcoming.map(
      (one) =>
        [one, mapResource(read(one), (list) => list.filter((item) => shown.has(item)))] as const,
    ),
    [tomorrow, initialTomorrow(read(tomorrow))],
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
