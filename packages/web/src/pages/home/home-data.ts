import { call } from '../../api/call.ts';
import { tomorrowQuery } from '../../format/day-query.ts';
import type { Address, Head, HeadInput } from '../../state/navigation/page-address.ts';
import type { CallContext } from '../../state/preferences/preferences-atoms.ts';

const LIST_SIZE = 16;

/** HOM-2. The live matches of the side column are the same call as those of the page, so they are fetched once. */
export const homeCalls = ({ language, zone, offset, today }: CallContext) => ({
  live: call('/matches/live', { query: { limit: LIST_SIZE } }, language),
  tomorrow: call(
    '/matches/tomorrow',
    { query: { ...tomorrowQuery({ zone, offset, today }), limit: LIST_SIZE } },
    language,
  ),
  tournaments: call(
    '/tournaments/upcoming',
    { query: { timezoneOffset: offset, sportType: 'football', size: LIST_SIZE } },
    language,
  ),
  main: call('/matches/main', { query: { timezoneOffset: offset, limit: LIST_SIZE } }, language),
  sideLive: call('/matches/live', { query: { limit: LIST_SIZE } }, language),
});

export const homePageCalls = (_address: Address, context: CallContext) =>
  Object.values(homeCalls(context));

export const homeHead = ({ t, origin }: HeadInput): Head => ({
  title: t('home.title'),
  description: t('home.description'),
  linkedData: [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: t('shell.brand'),
      url: `${origin}/`,
      description: t('home.description'),
    },
  ],
});
