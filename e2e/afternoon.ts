import type { APIRequestContext, Page } from '@playwright/test';
import type { Match } from '@touchline/types';

/** An instant at which matches of all sports are played. */
export const AFTERNOON = '2026-11-22T15:30:00Z';

/** The data of a call in the world of that instant, or of another. */
export async function ask<T>(
  request: APIRequestContext,
  path: string,
  at: string = AFTERNOON,
): Promise<T> {
  const response = await request.get(`/api${path}`, { headers: { 'x-world-at': at } });
  return (await response.json()).data;
}

/** A match of the day before with points on both sides. */
export async function finishedMatch(
  request: APIRequestContext,
  sport: 'football' | 'basketball' = 'football',
): Promise<Match> {
  const day = await ask<Match[]>(
    request,
    `/matches?date=20261121&timezoneOffset=0&sportType=${sport}`,
  );
  const decided = day.find(
    ({ homeTeam, awayTeam }) => Number(homeTeam.score) > 0 && Number(awayTeam.score) > 0,
  );
  return ask<Match>(request, `/matches/info?matchId=${decided?.id}`);
}

/** The football match that ends last of those played, so that it is still live when a slow machine has loaded the page. */
export async function liveMatch(request: APIRequestContext): Promise<Match> {
  const live = await ask<Match[]>(request, '/matches/live?limit=100&sportType=football');
  return live.sort((one, other) => other.endTime - one.endTime)[0] as Match;
}

/** Pages, calls and streams of the visit are those of the instant. */
export async function enterAfternoon(page: Page, baseURL: string | undefined): Promise<void> {
  const url = baseURL as string;
  await page.context().addCookies([{ name: 'x-world-at', value: AFTERNOON, url }]);
}
