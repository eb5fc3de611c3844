import { contract, type Operation } from '@touchline/types/contract';
import { expect, test } from 'vitest';
import type { Fetch } from '../src/http/respect-rate-limits.ts';
import { runSuite } from '../src/run-suite.ts';
import { breaks } from './breaks.ts';
import { broken } from './broken-server.ts';
import { mockServer } from './mock-server.ts';
import { operationsShowing, shownBy } from './shown-by.ts';

const server = mockServer();
const isCore = process.env.TEST_SCOPE === 'core';

/** Their 404 is for an upstream without the operation: they have nothing that could be missing. */
const withoutIds = new Set(
  contract.operations
    .filter(({ extra, parameters }) => extra && !parameters.some(({ name }) => name.endsWith('Id')))
    .map(({ id }) => id),
);

const baseUrl = 'http://mock';
const pauses = [0];

/** Counts the requests for each operation. */
function counted(fetch: Fetch) {
  const counts = new Map<string, number>();
  const send: Fetch = (request) => {
    const called = `${request.method} ${new URL(request.url).pathname}`;
    counts.set(called, (counts.get(called) ?? 0) + 1);
    return fetch(request);
  };
  return { send, countOf: ({ method, path }: Operation) => counts.get(`${method} ${path}`) ?? 0 };
}

// The control: without it, any other failure would count as a caught break. Five seconds alone, a minute on a very busy machine;
// `npm test` has the suite `contract` instead, which compares fewer responses.
test.skipIf(isCore)(
  'SYS-1 the mock API passes every contract case',
  { timeout: 240_000 },
  async () => {
    const { send, countOf } = counted(server.fetch);
    const report = await runSuite({ baseUrl, pauses, fetch: send });
    const violations = report.cases.flatMap(({ operation, faults }) =>
      faults.map((fault) => `${operation}: ${fault}`),
    );
    expect(violations).toEqual([]);
    expect(report.passed).toBeGreaterThan(300);
    const { whole, of } = report.extras;
    expect([report.spec.whole.length, whole.length, report.extras.refused]).toEqual([29, of, {}]);
    const missed = report.neverReached
      .filter(({ operation }) => !['streamLive', 'getSearchIndex'].includes(operation))
      .flatMap(({ operation, statuses }) =>
        statuses.filter((status) => status < 429 && !(withoutIds.has(operation) && status === 404)),
      );
    expect(missed).toEqual([]);
    // A run that exceeds a limit waits for a minute.
    const exceeded = contract.operations.filter(
      (operation) => countOf(operation) > (operation.rateLimit?.max ?? Number.POSITIVE_INFINITY),
    );
    expect(exceeded.map(({ id }) => id)).toEqual([]);
  },
);

/** `npm test` tries every sixth. */
const sampled = <T>(all: readonly T[]): T[] => all.filter((_, no) => !isCore || no % 6 === 0);

test.each(sampled(Object.keys(shownBy) as Operation['id'][]))(
  'SYS-1 the cases of %s alone pass without a break',
  async (id) => {
    const report = await runSuite({ baseUrl, pauses, fetch: server.fetch, operations: [id] });
    expect(report.failed).toBe(0);
  },
);

test.each(sampled(breaks))('SYS-1 the suite catches: $name', async (contractBreak) => {
  const fetch = broken(server.fetch, contractBreak);
  const operations = operationsShowing(contractBreak);
  expect(operations, 'operations of this break').not.toEqual([]);
  const report = await runSuite({ baseUrl, pauses, fetch, operations, stopAtFirst: true });
  expect(report.failed).toBe(1);
});
