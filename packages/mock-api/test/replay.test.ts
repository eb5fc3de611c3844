import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Match } from '@touchline/types';
import { expect, test } from 'vitest';
import { replay } from '../src/replay/replay.ts';
import { type WorldOptions, worldFetch } from '../src/testing/index.ts';

const SATURDAY = '2026-11-28T15:20:00.750Z';
const MATCH = '/matches/info?matchId=ma-eng1-26-20';
const fetchOf = (options: WorldOptions = {}) =>
  worldFetch({ size: 'small', seed: 'replay', at: SATURDAY, ...options });

interface Answer {
  readonly target: string;
  readonly options?: WorldOptions;
  readonly headers?: Record<string, string>;
}

const answers: Answer[] = [
  { target: '/matches/live?limit=3' },
  { target: '/matches/live', headers: { 'accept-language': 'zh' } },
  { target: '/matches/live?limit=2', headers: { 'x-world-at': '2031-05-03T14:40:00Z' } },
  { target: '/matches/live', options: { scenario: ['half-filled', 'long-names'] } },
  { target: '/matches/live?limit=4', options: { scenario: 'live-storm' } },
  { target: '/matches/live', options: { overrides: { listLiveMatches: { fail: 502 } } } },
  {
    target: '/matches/live',
    options: { overrides: { listLiveMatches: { set: { '/data/*/homeTeam/name': '北门' } } } },
  },
  { target: '/tournaments/table?tournamentId=to-eng1', options: { scenario: 'table-fails' } },
  { target: '/images/countries/co-eng.svg' },
  { target: '/static/about.html' },
  { target: MATCH.replace('eng1', 'none9') },
  { target: '/matches/live?limit=none' },
  ...Array.from({ length: 6 }, (_, n) => ({
    target: `/matches/live?limit=${n + 1}`,
    options: { scenario: 'flaky' as const },
  })),
];

const SCENARIOS = fileURLToPath(new URL('../../../scenarios', import.meta.url));

test.each(answers)('a token stands for the same bytes: $target $options', async (answer) => {
  const { target, options = {}, headers = {} } = answer;
  const fetch = fetchOf({ scenariosDir: SCENARIOS, ...options });
  const response = await fetch(target, { headers });
  const body = Buffer.from(await response.arrayBuffer());
  const token = response.headers.get('x-replay') as string;
  expect(token).toMatch(/^[\w.~-]+$/);
  const again = await replay(token);
  expect(again.status).toBe(response.status);
  expect(again.body.equals(body)).toBe(true);
});

test('the storm of live matches has no fixtures, as that of the server has none', async () => {
  const options: WorldOptions = { scenario: 'live-storm' };
  const target = '/matches/live?limit=3';
  const plain = (await (await fetchOf(options)(target)).json()) as { data: Match[] };
  const fixtures = { names: { [(plain.data[0] as Match).homeTeam.id]: 'Renamed' } };
  const withFixtures = await fetchOf({ ...options, fixtures })(target);
  expect(await withFixtures.json()).toEqual(plain);
  const { body } = await replay(withFixtures.headers.get('x-replay') as string);
  expect(JSON.parse(body.toString())).toEqual(plain);
});

test('answers that depend on an account, and those without DEV_TOOLS, have no token', async () => {
  const withoutTools = await fetchOf({ devTools: false })('/matches/live');
  expect(withoutTools.headers.has('x-replay')).toBe(false);
  expect((await fetchOf()('/auth/wallet')).headers.has('x-replay')).toBe(false);
});

test.each(['', 'nonsense', 'WzEsMl0'])('%j is refused as no token', async (text) => {
  await expect(replay(text)).rejects.toThrow('not the token of a header x-replay');
});

test('npm run replay prints the bytes and nothing else', async () => {
  const response = await fetchOf()('/matches/live?limit=2');
  const command = fileURLToPath(new URL('../../../tools/replay.ts', import.meta.url));
  const args = [command, response.headers.get('x-replay') as string];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stdout).toBe(await response.text());
  expect(stderr).toContain('200 GET /matches/live?limit=2 at 2026-11-28T15:20:00.750Z');
  expect(status).toBe(0);
});
