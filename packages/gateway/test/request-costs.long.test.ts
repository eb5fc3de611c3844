import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { dearestUrl, threadCpuMs } from '@touchline/shared/testing/dearest-url';
import type { Match, TeamRanking, Tournament } from '@touchline/types';
import { contract } from '@touchline/types/contract';
import { expect, onTestFinished, test } from 'vitest';
import { loadRenderer, siteParts } from '../src/pages/load-renderer.ts';
import { freePort } from './free-port.ts';
import { startGateway } from './gateway.ts';
import { waitFor } from './wait-for.ts';

const SITE_DIR = fileURLToPath(new URL('../../web/dist', import.meta.url));
const MOCK_API = fileURLToPath(new URL('../../mock-api/src/server.js', import.meta.url));
const isBuilt = existsSync(siteParts(SITE_DIR).serverEntry);
/** 50 on a quiet machine; beside other tests the same work takes up to a half more. */
const MAX_MS = 75;
/** Of the gateway and the API together: 150 on a quiet machine. */
const MAX_CALENDAR_MS = 225;
const MOCK_NOW = '2026-11-28T15:30:00Z';

const TICK_MS = 10;

/** The processor time of another process, on Linux. */
async function cpuMsOf({ pid }: ChildProcess): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS;
}

async function startMockApi() {
  const port = await freePort();
  const child = spawn(process.execPath, [MOCK_API], {
    stdio: 'ignore',
    env: { PATH: process.env.PATH, MOCK_PORT: String(port), MOCK_NOW, DEV_TOOLS: 'off' },
  });
  onTestFinished(() => void child.kill());
  const url = `http://127.0.0.1:${port}`;
  await waitFor(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200));
  return { child, url };
}

async function setUp() {
  const mockApi = await startMockApi();
  const renderer = await loadRenderer(SITE_DIR);
  const env = { DRIFT: 'warn', PAGE_BUDGET_MS: '60000', MISSES_PER_ADDRESS: '1000000' };
  const limits = { calendarsPerMinute: 100 };
  const { app } = await startGateway(mockApi.url, { renderer, env, limits });
  const costs: (readonly [url: string, ms: number])[] = [];
  async function ask(url: string, headers: Record<string, string> = {}) {
    const before = threadCpuMs();
    const response = await app.inject({ url, headers: { host: 'site.test', ...headers } });
    costs.push([`${response.statusCode} ${url}`, Math.round(threadCpuMs() - before)]);
    return response;
  }
  const dataOf = async <T>(path: string): Promise<T> => (await ask(`/api${path}`)).json().data;
  const teams = await dataOf<TeamRanking[]>('/teams/rankings?sportType=football&size=100');
  const tournaments = await dataOf<Tournament[]>(
    '/tournaments/ongoing?sportType=football&timezoneOffset=0&size=100',
  );
  const live = await dataOf<Match[]>('/matches/live?limit=100');
  return { ask, costs, mockApi, teams, tournaments, live };
}

const page = { accept: 'text/html' };

test.runIf(isBuilt)(
  'no anonymous request keeps the gateway’s processor for long: calls, pages, sitemap, search index',
  { timeout: 300_000 },
  async () => {
    const { ask, costs, live } = await setUp();
    const [match] = live as [Match];
    const ids = {
      matchId: match.id,
      teamId: match.homeTeam.id,
      tournamentId: match.tournament.id,
      sportType: 'football',
      timezoneOffset: '0',
      date: '20261128',
      pageName: 'about',
      kind: 'teams',
      name: match.homeTeam.id,
    };
    const operations = contract.operations.filter(
      ({ method, security, id }) => method === 'GET' && security === 'none' && id !== 'streamLive',
    );
    const calls = operations.map((operation) => `/api${dearestUrl(operation, ids)}`);
    const { body } = await ask('/sitemap.xml');
    const paths = [...body.matchAll(/<loc>http:\/\/site\.test([^<?]*)<\/loc>/g)].map(
      ([, path = '']) => path,
    );
    const kindOf = (path: string) => path.replaceAll(/[^/]*[\d-][^/]*/g, '*');
    const pages = [...new Map(paths.map((path) => [kindOf(path), path])).values()];
    const all = async (language: string) => {
      for (const url of calls) await ask(url, { 'accept-language': language });
      for (const path of pages) await ask(`${path}?lang=${language}`, page);
    };
    // The first ones pay for the compiler.
    await all('en');
    await all('zh');
    costs.length = 0;
    await all('es');
    const dear = costs.toSorted(([, a], [, b]) => b - a);
    console.info(
      dear
        .slice(0, 15)
        .map(([url, ms]) => `${ms} ms ${url}`)
        .join('\n'),
    );
    expect(dear.filter(([, ms]) => ms > MAX_MS)).toEqual([]);
  },
);

test.runIf(isBuilt)(
  'MYT-4 the largest calendar of stars costs the gateway and the API little',
  { timeout: 120_000 },
  async () => {
    const { ask, costs, mockApi, teams, tournaments, live } = await setUp();
    const calendar = (from: number) =>
      `/calendar/stars.ics?teams=${teams.slice(from, from + 24).map(({ id }) => id)}` +
      `&tournaments=${tournaments.slice(from / 9, from / 9 + 8).map(({ id }) => id)}` +
      `&matches=${live.slice(from, from + 48).map(({ id }) => id)}`;
    await ask(calendar(0));
    const before = await cpuMsOf(mockApi.child);
    await ask(calendar(36));
    const [, gatewayMs = 0] = costs.at(-1) ?? [];
    const apiMs = (await cpuMsOf(mockApi.child)) - before;
    console.info(`${gatewayMs} ms of the gateway, ${apiMs} ms of the API`);
    expect(gatewayMs + apiMs).toBeLessThan(MAX_CALENDAR_MS);
  },
);
