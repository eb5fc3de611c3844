import { type PlainOptions, startPlainUpstream } from '@touchline/shared/testing/plain-upstream';
import type { OperationId } from '@touchline/types/contract';
import { expect, onTestFinished, test } from 'vitest';
import { describeFailure, summary } from '../src/report/summary.ts';
import { runSuite } from '../src/run-suite.ts';
import { type Break, broken, changeData, type Json } from './broken-server.ts';
import { startCli } from './start-cli.ts';

const AT = Date.UTC(2026, 10, 21, 15, 30);

async function start(options: PlainOptions = {}): Promise<string> {
  const { url, close } = await startPlainUpstream(options);
  onTestFinished(close);
  return url;
}

const specFaults = ({ cases }: Awaited<ReturnType<typeof runSuite>>) =>
  cases.filter(({ part, faults }) => part === 'spec' && faults.length > 0);

async function run(one: Break, operations: OperationId[], options: PlainOptions = {}) {
  const fetch = broken((request) => globalThis.fetch(request), one);
  return runSuite({ baseUrl: await start(options), pauses: [0], isQuick: true, fetch, operations });
}

test('SYS-3 an upstream with the calls and fields of the spec alone is whole, and the command exits with 0', async () => {
  const { code, output, read } = await startCli('--quick', '--base-url', await start()).exited;
  expect(output).toMatch(/\nspec 29 of 29 · extras 0 of 18\n$/);
  expect(code).toBe(0);
  expect(output).toMatch(/\n {2}getMatchLineups: the view Line-ups of a match\n/);
  expect(output).toMatch(/\n {2}order of listMatchesToday, .*: the most important matches first/);
  const report = JSON.parse(read('contract.json'));
  expect(report).toMatchObject({ spec: { failed: 0 }, extras: { whole: [], failed: 0 } });
  expect(report.rules.failed).toBeGreaterThan(0);
  expect(read('contract.junit.xml')).toContain('classname="spec.listMatches"');
});

const matches = (change: (row: Json) => object) =>
  changeData(/^\/matches$/, (rows) => rows.map((row: Json) => ({ ...row, ...change(row) })));

test.each<Break & { operation: OperationId; fault: RegExp; site: string }>([
  {
    name: 'a required field is missing',
    operation: 'listMatches',
    onResponse: matches(() => ({ statusId: undefined })),
    fault: /\/statusId is missing/,
    site: 'The site then lacks the matches of a day.',
  },
  {
    name: 'a required field is null',
    operation: 'listMatches',
    onResponse: matches(({ homeTeam }) => ({ homeTeam: { ...homeTeam, name: null } })),
    fault: /\/homeTeam\/name must be a string, not null/,
    site: 'The site then lacks the matches of a day.',
  },
  {
    name: 'a field has another type',
    operation: 'listMatches',
    onResponse: matches(({ startTime }) => ({ endTime: `${startTime}` })),
    fault: /\/endTime must be a whole number/,
    site: 'The site then lacks the matches of a day.',
  },
  {
    name: 'a call is missing',
    operation: 'getSeasonTable',
    onResponse(response) {
      if (response.path === '/seasons/table') response.status = 404;
    },
    fault: /status 404 instead of 200/,
    site: 'The site then lacks the standings on the page of a match.',
  },
])(
  'SYS-3 the spec’s part fails, with what the site then lacks, if $name',
  async ({ operation, fault, site, ...one }) => {
    const report = await run(one, [operation]);
    const failed = specFaults(report).map(describeFailure).join('\n');
    expect(failed).toMatch(fault);
    expect(failed).toContain(site);
    expect(summary(report)).toMatch(/\nspec 0 of 1 · /);
  },
);

test('SYS-3 an extra that differs is reported and leaves the spec whole', async () => {
  const onResponse = changeData(/lineups/, ({ home }) => ({ home }));
  const one = { name: 'line-ups without a side', onResponse };
  const operations = ['getMatchLineups', 'getMatch'] as const;
  const report = await run(one, [...operations], { extras: ['getMatchLineups'] });
  expect(summary(report)).toMatch(/\nspec 1 of 1 · extras 0 of 1$/);
  expect(report.extras.failed).toBeGreaterThan(0);
  const failed = report.cases.find(({ part, faults }) => part === 'extras' && faults.length > 0);
  expect(failed && describeFailure(failed)).toContain('bring the view Line-ups of a match');
});

test('SYS-3 the plain upstream refuses what the spec does not name, and lacks every field that may be missing somewhere', async () => {
  const url = await start({ clock: () => AT });
  const status = async (path: string, init?: RequestInit) => (await fetch(url + path, init)).status;
  expect(await status('/news')).toBe(404);
  expect(await status('/matches/live?limit=1', { method: 'POST' })).toBe(405);
  for (const query of ['', '?limit=x', '?limit=1&order=start', '?limit=1&limit=2'])
    expect([query, await status(`/matches/live${query}`)]).toEqual([query, 400]);
  const body = JSON.stringify({ message: 'Hello', userId: 'me', timeZone: 'UTC' });
  const headers = { 'content-type': 'application/json' };
  expect(await status('/ai/chat', { method: 'POST', headers, body })).toBe(400);

  const query = 'date=20261121&timezoneOffset=0&sportType=';
  const rows: Json[] = [];
  for (const sport of ['football', 'basketball', 'esports'])
    rows.push(...((await (await fetch(`${url}/matches?${query}${sport}`)).json()) as Json).data);
  expect(rows.length).toBeGreaterThan(20);
  for (const name of ['endTime', 'tips', 'tournament', 'season', 'odds']) {
    const isKnown = rows.map((row) => (row[name] ?? null) !== null);
    expect([name, isKnown.includes(true), isKnown.includes(false)]).toEqual([name, true, true]);
  }
});

test('SYS-3 the plain upstream records what it was asked', async () => {
  const { url, requests, close } = await startPlainUpstream();
  onTestFinished(close);
  await fetch(`${url}/matches/main?timezoneOffset=0&limit=2`, {
    headers: { 'x-world-at': '+P1D' },
  });
  const headers = ['accept-language', 'x-world-at'];
  const query = ['limit', 'timezoneOffset'];
  expect(requests).toEqual([{ method: 'GET', path: '/matches/main', query, headers, status: 200 }]);
});
