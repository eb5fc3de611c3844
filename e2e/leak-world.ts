import type { APIRequestContext } from '@playwright/test';
import type { KnownMatch } from './find-leaks.ts';

/** A Saturday on which 34 football matches are in play. */
const AFTERNOON = '2026-11-28T16:10:00Z';
export const WORLD = { 'x-world-at': AFTERNOON };

export const visitorOf = (choice: object) =>
  JSON.stringify({ language: 'en', ...choice, deviceZone: 'Europe/London' });

export const visitorCookie = (choice: object) =>
  `touchline=${encodeURIComponent(visitorOf(choice))}`;

async function dataAt<T>(request: APIRequestContext, path: string): Promise<T> {
  const response = await request.get(`/api${path}`, { headers: WORLD });
  return (await response.json()).data;
}

async function liveMatches(request: APIRequestContext) {
  const live = await dataAt<(KnownMatch & { tournament: { sportType: string } })[]>(
    request,
    '/matches/live?limit=100',
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
  return [...(await liveMatches(request)), ...finished];
}
