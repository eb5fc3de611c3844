import type { PageRequest } from '@touchline/shared/domain/page-renderer';
import type { Match } from '@touchline/types';
import { fetchData } from './mock-api.ts';
import { renderPage } from './render-page.ts';

const visible = (html: string) =>
  html.replace(/<style.*?<\/style>|<script.*?<\/script>|<!--.*?-->/gs, '');

export const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

export const numberIn = (html: string, pattern: RegExp) => Number(pattern.exec(html)?.[1] ?? 0);

export const rowIds = (html: string) =>
  [...html.matchAll(/<li[^>]+data-match="([^"]+)"/g)].map(([, id]) => id as string);

/** The number at the filter of live matches. */
export const LIVE_TAB = />Live<span[^>]*>(\d+)</;
/** The number of football beside the live matches of the home page. */
export const LIVE_ON_HOME = />Football <span[^>]*>(\d+)</;

/** A visitor's pages at an instant in a zone, and the football matches that the API has in play. */
export async function dayInZone(
  api: PageRequest['fetch'],
  zone: string,
  now: number,
  language = 'en',
) {
  const cookies = { touchline: JSON.stringify({ zone, language }) };
  return {
    page: async (url: string) => visible((await renderPage(api, { url, now, cookies })).body),
    live: await fetchData<Match[]>(api, '/matches/live?sportType=football&limit=2000'),
  };
}
