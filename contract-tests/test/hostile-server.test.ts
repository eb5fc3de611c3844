import { contract } from '@touchline/types/contract';
import { expect, test } from 'vitest';
import type { Fetch } from '../src/http/respect-rate-limits.ts';
import { runSuite } from '../src/run-suite.ts';
import { type Break, broken, type Json } from './broken-server.ts';
import { mockServer } from './mock-server.ts';

const server = mockServer();

const baseUrl = 'http://mock';
const pauses = [0];

/** Changes the data of every successful JSON response. */
const everywhere = (name: string, change: (data: Json) => Json): Break => ({
  name,
  onResponse(response) {
    if (response.status !== 200 || !response.text.startsWith('{')) return;
    response.text = JSON.stringify({ data: change(JSON.parse(response.text).data) });
  },
});

const rows = (name: string, change: (row: Json) => Json) =>
  everywhere(name, (data) => (Array.isArray(data) ? data.map(change) : data));

const hostile: Break[] = [
  rows('matches without a home team', ({ homeTeam: _, ...row }) => row),
  rows('matches without a tournament', ({ tournament: _, ...row }) => row),
  rows('rows without nested objects', (row) =>
    Object.fromEntries(Object.entries(row).filter(([, value]) => typeof value !== 'object')),
  ),
  rows('rows that are null', () => null),
  rows('rows that are numbers', () => 7),
  rows('ids that are numbers', (row) => ({ ...row, id: 7 })),
  everywhere('data that is null', () => null),
  everywhere('data that is a text', () => 'nothing to see'),
  everywhere('data without its fields', (data) => (Array.isArray(data) ? [{}] : {})),
];

const running = (id: string) =>
  contract.operations.some((one) => one.id === id && one.servedBy === 'upstream');
const UPSTREAM_IDS = contract.operations.map(({ id }) => id).filter(running);

async function expectWholeReport(fetch: Fetch) {
  const report = await runSuite({ baseUrl, pauses, fetch });
  expect(report.failed).toBeGreaterThan(0);
  expect(report.stopped).toBeUndefined();
  const tested = new Set(report.cases.map(({ operation }) => operation));
  expect(UPSTREAM_IDS.filter((id) => !tested.has(id))).toEqual([]);
  return report;
}

test.each(hostile)('SYS-1 the suite tests every operation of a server with $name', async (one) => {
  await expectWholeReport(broken(server.fetch, one));
});

test('SYS-1 the suite tests every operation of a server that truncates its bodies', async () => {
  await expectWholeReport(async (request) => {
    const { status, headers } = await server.fetch(request);
    const isEmpty = [204, 304].includes(status) || request.method === 'HEAD';
    const body = new ReadableStream({ start: (one) => one.error(new Error('cut off')) });
    return new Response(isEmpty ? null : body, { status, headers });
  });
});

test('SYS-1 a case that throws is a violation that names what it could not read', async () => {
  const noOdds = rows('matches without odds', ({ odds: _, ...row }) => row);
  const fetch = broken(server.fetch, noOdds);
  const { cases } = await runSuite({ baseUrl, pauses, fetch, operations: ['listMatches'] });
  const consistent = cases.find(({ title }) => title === 'every match is consistent');
  expect(consistent?.faults.join()).toMatch(/the case ended early: .*undefined or null/);
});

test('SYS-1 a server that does not respond is one failed case and ends the run', async () => {
  const fetch = () => Promise.reject(new TypeError('fetch failed'));
  const { cases, stopped } = await runSuite({ baseUrl, pauses, fetch });
  expect(cases.map(({ title, faults }) => [title, faults])).toEqual([
    ['the server responds', [expect.stringContaining('fetch failed')]],
  ]);
  expect(stopped).toBe('the server does not respond');
});
