import type { Fetch } from '@touchline/contract-tests/http/respect-rate-limits';
import { runSuite } from '@touchline/contract-tests/run-suite';
import { breaks } from '@touchline/contract-tests/testing/breaks';
import { broken } from '@touchline/contract-tests/testing/broken-server';
import { mockServer } from '@touchline/contract-tests/testing/mock-server';
import { remembered } from '@touchline/contract-tests/testing/remembered';
import { operationsShowing } from '@touchline/contract-tests/testing/shown-by';
import { worldFetch } from '@touchline/mock-api/testing';
import { createContract } from '@touchline/types/create-contract';
import { beforeAll, expect, test } from 'vitest';
import { compare } from '../src/compare.ts';
import { ContractDocument } from '../src/contract-document.ts';
import { makeOverlay, type Overlay } from '../src/contract-overlay.ts';
import type { Observations } from '../src/observations.ts';
import { walk } from '../src/walk.ts';
import { foreign, obstaclesIn, refusedDifferences } from './foreign-upstream.ts';
import { missedPlaces, refusals } from './refusals.ts';
import { applied, baseUrl, document, walkOver } from './walk-over.ts';

// drift.test.ts compares valid requests; here are the others too, the rules, and each seeded break by itself.
const TIMEOUT_MS = 240_000;
const server = mockServer();
const foreignFetch = remembered(foreign(server.fetch));
let mock: Observations;
let upstream: Observations;
let overlay: Overlay | undefined;
beforeAll(async () => {
  mock = await walkOver(server.fetch);
  upstream = await walkOver(foreignFetch);
  overlay = makeOverlay(document, upstream);
}, TIMEOUT_MS);

test(
  'SYS-1 the operations of the seeded breaks alone, without a break, show no difference',
  async () => {
    const operations = [...new Set(breaks.flatMap(operationsShowing))];
    for (const operation of operations) {
      const upstream = await walkOver(server.fetch, { operations: [operation] });
      expect(compare(mock, upstream).differences, operation).toEqual([]);
    }
  },
  TIMEOUT_MS,
);

test.each(breaks)(
  'SYS-1 drift reports the seeded break: $name',
  async (seeded) => {
    const operations = operationsShowing(seeded);
    expect(operations, 'operations of this break').not.toEqual([]);
    const fetch = broken(server.fetch, seeded);
    const upstream = await walkOver(fetch, { operations, stopAtFirst: true });
    expect(compare(mock, upstream).differences).not.toEqual([]);
  },
  TIMEOUT_MS,
);

test.each(refusals)(
  'SYS-1 drift names the place of the seeded breaks of refusals: $names',
  async (some) => expect(await missedPlaces(mock, server.fetch, some)).toEqual([]),
  TIMEOUT_MS,
);

test.each([
  ['holds after a pause is no difference', 1, []],
  ['is broken after a pause too is a difference', 2, ['the latest news come first, each once']],
])(
  'SYS-1 a broken rule that %s',
  async (_, times, expected) => {
    const reversed = breaks.filter(({ name }) => name === 'news, oldest first');
    let left = times;
    const changing: Fetch = (request) => {
      if (request.url.endsWith('/news?limit=30')) left -= 1;
      else return server.fetch(request);
      return left < 0 ? server.fetch(request) : broken(server.fetch, ...reversed)(request);
    };
    const upstream = await walkOver(changing, { operations: ['listNews'], pauses: [1] });
    const { differences } = compare(mock, upstream);
    expect(differences.map(({ contract: rule }) => rule)).toEqual(expected);
  },
  TIMEOUT_MS,
);

test('SYS-1 the mock API matches the contract and needs no overlay', () => {
  const { differences, optionalFields } = compare(mock, mock);
  expect([differences, optionalFields]).toEqual([[], []]);
  expect(mock.responses).toBeGreaterThan(500);
  expect(makeOverlay(document, mock)).toBeUndefined();
});

test.each(refusedDifferences)('SYS-1 drift reports of a foreign upstream: $name', ({ row }) => {
  expect(obstaclesIn(compare(mock, upstream), row)).toContain(undefined);
});

test(
  'SYS-1 drift finds nothing in another world of the mock API',
  async () => {
    const other = worldFetch({ seed: 'another', size: 'small', at: '2026-03-29T20:10:00Z' });
    expect(compare(mock, await walkOver(other)).differences).toEqual([]);
  },
  TIMEOUT_MS,
);

test(
  'SYS-1 with the overlay drift finds nothing that a contract can state',
  async () => {
    const fitting = await applied(overlay);
    const again = await walk({
      baseUrl,
      fetch: foreignFetch,
      pauses: [],
      contract: createContract(fitting),
      document: new ContractDocument(fitting),
    });
    const { differences } = compare(again, again);
    expect(differences.filter(({ obstacle }) => obstacle === undefined)).toEqual([]);
  },
  TIMEOUT_MS,
);

test(
  'SYS-1 with the overlay the suite finds no response that breaks its schema',
  async () => {
    const own = createContract(await applied(overlay));
    const report = await runSuite({ baseUrl, fetch: foreignFetch, pauses: [], contract: own });
    const cases = report.cases.filter(({ title }) => title === 'responds as the contract says');
    expect(cases.length).toBeGreaterThan(25);
    expect(cases.flatMap(({ faults }) => faults)).toEqual([]);
    const schemaErrors = report.cases.flatMap(({ faults }) =>
      faults.filter((error) => / (is missing|is not a known field|must (be|match) )/.test(error)),
    );
    expect(schemaErrors).toEqual([]);
  },
  TIMEOUT_MS,
);

test(
  'an upstream that answers with nonsense is compared to the end',
  async () => {
    const answers = [
      'null',
      '[]',
      '7',
      '{"data":[null,7,"x",{"id":{}}]}',
      '{"data":{"id":[]}}',
      'not JSON',
    ];
    let n = 0;
    const nonsense: Fetch = async () => {
      n += 1;
      return new Response(answers[n % answers.length], {
        headers: { 'content-type': 'application/json' },
      });
    };
    const upstream = await walkOver(nonsense);
    expect(compare(mock, upstream).differences.length).toBeGreaterThan(20);
    const fitting = await applied(makeOverlay(document, upstream));
    expect(() => createContract(fitting)).not.toThrow();
  },
  TIMEOUT_MS,
);
