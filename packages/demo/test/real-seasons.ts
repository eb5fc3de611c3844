import { gzipSync } from 'node:zlib';
import { seasonsFile } from '@touchline/mock-api/history/load-history';
import { worldFetch } from '@touchline/mock-api/testing';
import { REAL_RANGE } from '@touchline/shared/real-days';
import { seededRandom } from '@touchline/shared/seeded-random';
import { languages } from '@touchline/types/client-contract';
import { openAccounts } from '../src/accounts/open-accounts.ts';
import { MatchLists } from '../src/api/match-lists.ts';
import { createMockApi } from '../src/api/mock-api.ts';
import { openRealSeasons } from '../src/api/real-seasons.ts';

const OPTIONS = { seed: 'touchline', size: 'standard' } as const;
const SPARE_DAYS_MS = 100 * 86_400_000;

/** The real seasons as the demo loads them, from a host with the file that its build writes. */
export async function openSeasons() {
  const readings = { characters: {}, names: {} };
  const bytes = gzipSync(JSON.stringify({ ...(await seasonsFile()), readings }), { level: 1 });
  return openRealSeasons({ get: async () => new Response(new Uint8Array(bytes)) }, OPTIONS);
}

/** Instants in and around the seasons, in milliseconds. */
export function randomInstants(count: number): number[] {
  const roll = seededRandom(`instants ${count}`);
  const [from, to] = [REAL_RANGE.first, REAL_RANGE.last].map(Date.parse) as [number, number];
  const span = to - from + 2 * SPARE_DAYS_MS;
  return Array.from({ length: count }, () => {
    const at = from - SPARE_DAYS_MS + roll() * span;
    return Math.floor(at / 1000) * 1000;
  });
}

const callsAt = (at: number): string[] => {
  const date = new Date(at).toISOString().slice(0, 10).replaceAll('-', '');
  return [
    '/matches/live?limit=40',
    `/matches?date=${date}&timezoneOffset=0&sportType=football`,
    '/tournaments/table?tournamentId=to-en1',
  ];
};

/** The calls whose bytes in the demo differ from the server's at this instant. */
export async function differencesAt(
  at: number,
  { world }: Awaited<ReturnType<typeof openSeasons>>,
  calls = callsAt(at),
): Promise<string[]> {
  const demo = createMockApi({
    world,
    matchLists: new MatchLists(),
    ...openAccounts(),
    fileOf: async () => undefined,
    clock: () => at,
  });
  const server = worldFetch({ ...OPTIONS, at, seasons: 'real', devTools: false });
  const language = languages[(at / 1000) % languages.length] as string;
  const headers = { 'accept-language': language };
  const differences: string[] = [];
  for (const target of calls) {
    const call = { method: 'GET', target, headers, body: async () => undefined };
    const own = await demo(call).catch((error: Error) => ({ body: error.message }));
    const response = await server(target, { headers });
    const theirs = Buffer.from(await response.arrayBuffer());
    const isSame = response.ok ? theirs.equals(Buffer.from(own.body ?? '')) : !('header' in own);
    if (!isSame) differences.push(`${target} at ${new Date(at).toISOString()} in ${language}`);
  }
  return differences;
}
