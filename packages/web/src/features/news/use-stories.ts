import { useAtomValue } from 'jotai';
import { call } from '../../api/call.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { Sport } from '../../paths.ts';
import { coarseNowAtom } from '../../state/clock/clock.ts';
import { useResource } from '../../state/data/use-resource.ts';
import { type CallContext, callContextAtom } from '../../state/preferences/preferences-atoms.ts';
import { type Story, storiesOf } from './story.ts';

/** Of a short list: one place in four is left to the site's own articles. */
export const SHORT_LIST = 3;
/** Of a page of news. */
export const LONG_LIST = 24;
const NEWS_AGE_S = 120;

/** The API's latest news, of all sports without one. */
export const newsCall = ({ language }: CallContext, sportType?: Sport, limit = SHORT_LIST) =>
  call('/news', { query: { ...(sportType && { sportType }), limit } }, language);

/** The latest headlines: the site's own, and the API's. An upstream without news is not an error. */
export function useStories(sport?: Sport, limit?: number): readonly Story[] {
  const { t } = useTranslation();
  const now = useAtomValue(coarseNowAtom);
  const { result } = useResource(newsCall(useAtomValue(callContextAtom), sport, limit), NEWS_AGE_S);
  return storiesOf(result?.kind === 'ok' ? result.data : [], t, now);
}
