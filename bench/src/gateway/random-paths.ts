import { PORTS, urlAt } from './servers.ts';

const SPORTS = ['football', 'basketball', 'esports'];
const DAYS = 12;

export type Next = () => number;

export const oneOf = <T>(values: readonly T[], next: Next) =>
  values[Math.floor(next() * values.length)] as T;

const listPath = (day: number, offset: number, sport: string) =>
  `/api/matches?date=202611${String(day + 10)}&timezoneOffset=${offset}&sportType=${sport}`;

const textAt = async (path: string) => (await fetch(urlAt(PORTS.gateway, path))).text();

/** The ids and images in some lists, and the pages of the sitemap. */
export async function readAddresses() {
  const found = new Set<string>();
  for (let day = 0; day < DAYS; day += 1) {
    for (const sport of SPORTS) {
      const text = await textAt(listPath(day, 0, sport));
      for (const [id] of text.matchAll(/(?<=")(ma|te)-[\w-]+(?=")|\/images\/[\w/-]+\.svg/g))
        found.add(id);
    }
  }
  const sitemap = await textAt('/sitemap.xml');
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)];
  const all = [...found];
  const starting = (start: string) => all.filter((text) => text.startsWith(start));
  return {
    matches: starting('ma-'),
    teams: starting('te-'),
    images: starting('/images/'),
    pages: pages.map(([, path]) => path || '/'),
  };
}

type Addresses = Awaited<ReturnType<typeof readAddresses>>;

/** Pages, lists of days in all zones, details of thousands of ids, images. */
export function randomPath({ matches, teams, images, pages }: Addresses, next: Next): string {
  const kinds = [
    () => oneOf(pages, next),
    () =>
      listPath(Math.floor(next() * DAYS), Math.floor(next() * 27) * 60 - 720, oneOf(SPORTS, next)),
    () => `/api/matches/info?matchId=${oneOf(matches, next)}`,
    () => `/api/matches/analysis?matchId=${oneOf(matches, next)}`,
    () => `/api/teams/details?teamId=${oneOf(teams, next)}`,
    () => `/api${oneOf(images, next)}`,
  ];
  return oneOf(kinds, next)();
}
