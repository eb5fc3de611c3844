import { contract } from '@touchline/types/contract';
import { expect } from 'vitest';
import type { Fetch } from '../src/http/respect-rate-limits.ts';
import { runSuite } from '../src/run-suite.ts';
import type { Break, Json } from './broken-server.ts';
import { mockServer } from './mock-server.ts';

export const server = mockServer();

export const baseUrl = 'http://mock';
export const pauses = [0];

/** Changes the data of every successful JSON response. */
export const everywhere = (name: string, change: (data: Json) => Json): Break => ({
  name,
  onResponse(response) {
    if (response.status !== 200 || !response.text.startsWith('{')) return;
    response.text = JSON.stringify({ data: change(JSON.parse(response.text).data) });
  },
});

const rows = (name: string, change: (row: Json) => Json) =>
  everywhere(name, (data) => (Array.isArray(data) ? data.map(change) : data));

/** For every run. */
export const hostile: Break[] = [
  everywhere('data without its fields', (data) => (Array.isArray(data) ? [{}] : {})),
];

export const moreHostile: Break[] = [
  rows('rows that are null', () => null),
  rows('matches without a home team', ({ homeTeam: _, ...row }) => row),
  rows('matches without a tournament', ({ tournament: _, ...row }) => row),
  rows('rows without nested objects', (row) =>
    Object.fromEntries(Object.entries(row).filter(([, value]) => typeof value !== 'object')),
  ),
  rows('rows that are numbers', () => 7),
  rows('ids that are numbers', (row) => ({ ...row, id: 7 })),
  everywhere('data that is null', () => null),
  everywhere('data that is a text', () => 'nothing to see'),
];

const running = (id: string) =>
  contract.operations.some((one) => one.id === id && one.servedBy === 'upstream');
const UPSTREAM_IDS = contract.operations.map(({ id }) => id).filter(running);

export async function expectWholeReport(fetch: Fetch) {
  const report = await runSuite({ baseUrl, pauses, fetch });
  expect(report.failed).toBeGreaterThan(0);
  expect(report.stopped).toBeUndefined();
  const tested = new Set(report.cases.map(({ operation }) => operation));
  expect(UPSTREAM_IDS.filter((id) => !tested.has(id))).toEqual([]);
  return report;
}
