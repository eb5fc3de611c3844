import { call } from '../../api/call.ts';
import type { Address } from '../../state/navigation/page-head.ts';
import type { View } from '../../state/preferences/preferences-atoms.ts';

const most = 16;

/** HOM-2. The side column asks for the live matches in the same words as the page, so they are fetched once. */
export const homeCalls = ({ language, offset: timezoneOffset }: View) => ({
  live: call('/matches/live', { limit: most }, language),
  tomorrow: call('/matches/tomorrow', { timezoneOffset, limit: most }, language),
  tournaments: call(
    '/tournaments/upcoming',
    { timezoneOffset, sportType: 'football', size: most },
    language,
  ),
  main: call('/matches/main', { timezoneOffset, limit: most }, language),
  sideLive: call('/matches/live', { limit: most }, language),
});

export const homePageCalls = (_address: Address, view: View) => Object.values(homeCalls(view));
