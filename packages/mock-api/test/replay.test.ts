import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { replay, type WorldOptions, worldFetch } from '../src/testing/index.ts';

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
  { target: '/matches/live', options: { scenarios: ['half-filled', 'long-names'] } },
  { target: '/matches/live?limit=4', options: { scenarios: 'live-storm' } },
  { target: '/matches/live', options: { overrides: { listLiveMatches: { fail: 502 } } } },
  {
    target: '/matches/live',
    options: { overrides: { listLiveMatches: { set: { '/data/*/homeTeam/name': '北门' } } } },
  },
  { target: '/tournaments/table?tournamentId=to-eng1', options: { scenarios: 'table-fails' } },
  { target: '/images/countries/co-eng.svg' },
  { target: '/static/about.html' },
  { target: MATCH.replace('eng1', 'none9') },
  { target: '/matches/live?limit=none' },
  ...Array.from({ length: 6 }, (_, n) => ({
    target: `/matches/live?limit=${n + 1}`,
    options: { scenarios: 'flaky' as const },
  })),
];

const WORLDS = fileURLToPath(new URL('../../../worlds', import.meta.url));

test.each(answers)('x-replay stands for the same bytes: $target $options', async (answer) => {
  const { target, options = {}, headers = {} } = answer;
  const fetch = fetchOf({ worldsDir: WORLDS, ...options });
  const response = await fetch(target, { headers });
  const body = Buffer.from(await response.arrayBuffer());
  const text = response.headers.get('x-replay') as string;
  expect(text).toMatch(/^[\x20-\x7e]+$/);
  const again = (await replay(text)).response;
  expect(again.status).toBe(response.status);
  expect(Buffer.from(await again.arrayBuffer()).equals(body)).toBe(true);
});

test('the world of another size than that of the server has no facts', async () => {
  const options: WorldOptions = { scenarios: 'live-storm' };
  const target = '/teams/details?teamId=te-eng-7&timezoneOffset=0';
  const plain = await (await fetchOf(options)(target)).json();
  const facts = { names: { 'te-eng-7': 'Renamed' } };
  expect(await (await fetchOf({ facts })(target)).json()).toMatchObject({
    data: { team: { name: 'Renamed' } },
  });
  const withFacts = await fetchOf({ ...options, facts })(target);
  expect(await withFacts.json()).toEqual(plain);
  const { response } = await replay(withFacts.headers.get('x-replay') as string);
  expect(await response.json()).toEqual(plain);
});

test('answers that depend on an account, and those without DEV_TOOLS, have no x-replay', async () => {
  const withoutTools = await fetchOf({ devTools: false })('/matches/live');
  expect(withoutTools.headers.has('x-replay')).toBe(false);
  expect((await fetchOf()('/auth/wallet')).headers.has('x-replay')).toBe(false);
});

test.each(['', 'nonsense', '[1,2]', '{"at":"2026-11-28T15:20:00Z"}'])(
  '%j is refused',
  async (text) => {
    await expect(replay(text)).rejects.toThrow('not the value of a header x-replay');
  },
);

test('npm run replay prints the bytes and nothing else', async () => {
  const response = await fetchOf()('/matches/live?limit=2');
  const command = fileURLToPath(new URL('../../../tools/replay.ts', import.meta.url));
  const args = [command, response.headers.get('x-replay') as string];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stdout).toBe(await response.text());
  expect(stderr).toContain('200 GET /matches/live?limit=2 at 2026-11-28T15:20:00Z');
  expect(status).toBe(0);
});
