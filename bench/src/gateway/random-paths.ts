import { pick, type SeededRandom } from '@touchline/shared/seeded-random';
import { PORTS, urlAt } from './servers.ts';

const SPORTS = ['football', 'basketball', 'esports'];
const DAYS = 12;

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
export function randomPath(
  { matches, teams, images, pages }: Addresses,
  roll: SeededRandom,
): string {
  const kinds = [
    () => pick(pages, roll),
    () =>
      listPath(Math.floor(roll() * DAYS), Math.floor(roll() * 27) * 60 - 720, pick(SPORTS, roll)),
    () => `/api/matches/info?matchId=${pick(matches, roll)}`,
    () => `/api/matches/analysis?matchId=${pick(matches, roll)}`,
    () => `/api/teams/details?teamId=${pick(teams, roll)}`,
    () => `/api${pick(images, roll)}`,
  ];
  return pick(kinds, roll)();
}
