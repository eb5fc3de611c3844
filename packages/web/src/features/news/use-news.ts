import type { NewsItem } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { call } from '../../api/call.ts';
import type { Sport } from '../../paths.ts';
import { type LoadedResource, useResource } from '../../state/data/use-resource.ts';
import { type CallContext, callContextAtom } from '../../state/preferences/preferences-atoms.ts';
import { mapResource } from '../../state/stores/resource.ts';

/** Size of a list beside or above other content. */
export const SHORT_LIST = 4;
/** Size of a page of news. */
export const LONG_LIST = 32;
const NEWS_AGE_S = 120;

export type NewsResource = Pick<
  LoadedResource<readonly NewsItem[]>,
  'result' | 'pending' | 'retry'
>;

/** The latest news, of all sports without one. */
export const newsCall = ({ language }: CallContext, sportType?: Sport, limit = SHORT_LIST) =>
  call('/news', { sportType, limit }, language);

/** An item without the instant or the sport can neither be dated nor linked. */
export const isUsable = ({ created_at, sportType }: NewsItem): boolean =>
  created_at !== undefined && sportType !== undefined;

export function useNews(sport?: Sport, limit?: number): NewsResource {
  const resource = useResource(newsCall(useAtomValue(callContextAtom), sport, limit), NEWS_AGE_S);
  return mapResource(resource, (items) => items.filter(isUsable));
}
