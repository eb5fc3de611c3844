import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSuite } from '../src/run-suite.ts';
import { breaks } from './breaks.ts';
import { broken } from './broken.ts';
import { mockServer } from './mock-server.ts';

// A break is caught only where nothing else fails: the first test has to pass for the others to tell.
let server: Awaited<ReturnType<typeof mockServer>>;
beforeAll(async () => {
  server = await mockServer();
});
afterAll(() => server.close());

const baseUrl = 'http://mock';
const pauses = [0];

test('SYS-1 the bundled API keeps the contract in every case', async () => {
  const report = await runSuite({ baseUrl, pauses, fetch: server.fetch });
  const faults = report.cases.flatMap(({ operation, faults }) =>
    faults.map((fault) => `${operation}: ${fault}`),
  );
  expect(faults).toEqual([]);
  expect(report.passed).toBeGreaterThan(300);
  const missed = report.neverReached
    .filter(({ operation }) => !['streamLive', 'getSearchIndex'].includes(operation))
    .flatMap(({ statuses }) => statuses.filter((status) => status < 429));
  expect(missed).toEqual([]);
});

test.each(breaks)('SYS-1 the suite catches: $name', async (one) => {
  const fetch = broken(server.fetch, one);
  const report = await runSuite({ baseUrl, pauses, fetch, endAtFirst: true });
  expect(report.failed).toBe(1);
});
