import { contract } from '@touchline/types/contract';
import { expect, test } from 'vitest';
import { runSuite } from '../src/run-suite.ts';
import { breaks } from './breaks.ts';
import { broken } from './broken-server.ts';
import { mockServer } from './mock-server.ts';

// The first test is the control: without it, any other failure would count as a caught break.
const server = mockServer();

/** Their 404 is for an upstream without the operation: they have nothing that could be missing. */
const withoutIds = new Set(
  contract.operations
    .filter(({ optional, parameters }) => optional && parameters.length === 0)
    .map(({ id }) => id),
);

const baseUrl = 'http://mock';
const pauses = [0];

test('SYS-1 the mock API passes every contract case', async () => {
  const report = await runSuite({ baseUrl, pauses, fetch: server.fetch });
  const violations = report.cases.flatMap(({ operation, faults }) =>
    faults.map((fault) => `${operation}: ${fault}`),
  );
  expect(violations).toEqual([]);
  expect(report.passed).toBeGreaterThan(300);
  const missed = report.neverReached
    .filter(({ operation }) => !['streamLive', 'getSearchIndex'].includes(operation))
    .flatMap(({ operation, statuses }) =>
      statuses.filter((status) => status < 429 && !(withoutIds.has(operation) && status === 404)),
    );
  expect(missed).toEqual([]);
});

test.each(breaks)('SYS-1 the suite catches: $name', async (contractBreak) => {
  const fetch = broken(server.fetch, contractBreak);
  const report = await runSuite({ baseUrl, pauses, fetch, stopAtFirst: true });
  expect(report.failed).toBe(1);
});
