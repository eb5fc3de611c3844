import type { APIRequestContext } from '@playwright/test';
import type { KnownMatch } from './find-leaks.ts';

/** A Saturday on which 34 football matches are in play. */
const AFTERNOON = '2026-11-28T16:10:00Z';
export const NOW = Date.parse(AFTERNOON) / 1000;
export const DELAY_S = 180;
export const WORLD = { 'x-world-at': AFTERNOON };

export const visitorOf = (choice: object) =>
  JSON.stringify({ language: 'en', ...choice, deviceZone: 'Europe/London' });

export const visitorCookie = (choice: object) =>
  `touchline=${encodeURIComponent(visitorOf(choice))}`;

async function dataAt<T>(request: APIRequestContext, path: string, secondsAgo = 0): Promise<T> {
  const at = new Date((NOW - secondsAgo) * 1000).toISOString();
  const response = await request.get(`/api${path}`, { headers: { 'x-world-at': at } });
  return (await response.json()).data;
}

/** The live football matches as they were so many seconds ago. */
export async function matchesAt(request: APIRequestContext, secondsAgo: number) {
  const live = await dataAt<(KnownMatch & { tournament: { sportType: string } })[]>(
    request,
    '/matches/live?limit=100',
    secondsAgo,
  );
  return live.filter(({ tournament }) => tournament.sportType === 'football');
}

/** The matches whose results a visitor without spoilers must not see, the ones in play first. */
export async function recentMatches(request: APIRequestContext): Promise<KnownMatch[]> {
  const days = ['20261128', '20261127', '20261126'];
  const played = await Promise.all(
    days.map((date) =>
      dataAt<KnownMatch[]>(request, `/matches?date=${date}&timezoneOffset=0&sportType=football`),
    ),
  );
  const finished = played.flat().filter(({ statusId }) => statusId === 'FINISHED');
  return [...(await matchesAt(request, 0)), ...finished];
}
