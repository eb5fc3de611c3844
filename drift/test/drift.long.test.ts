import type { Fetch } from '@touchline/contract-tests/http/respect-rate-limits';
import { runSuite } from '@touchline/contract-tests/run-suite';
import { mockServer } from '@touchline/contract-tests/testing/mock-server';
import { worldFetch } from '@touchline/mock-api/testing';
import { createContract } from '@touchline/types/create-contract';
import { beforeAll, expect, test } from 'vitest';
import { compare } from '../src/compare.ts';
import { ContractDocument } from '../src/contract-document.ts';
import { makeOverlay, type Overlay } from '../src/contract-overlay.ts';
import type { Observations } from '../src/observations.ts';
import { walk } from '../src/walk.ts';
import { foreign } from './foreign-upstream.ts';
import { missedPlaces, refusals } from './refusals.ts';
import { applied, baseUrl, document, walkOver } from './walk-over.ts';

// drift.test.ts has each kind of difference once; here are the seeded breaks of refusals: 401, 409, 413.
const TIMEOUT_MS = 240_000;
const server = mockServer();
const foreignFetch = foreign(server.fetch);
let mock: Observations;
let overlay: Overlay | undefined;
beforeAll(async () => {
  mock = await walkOver(server.fetch);
  overlay = makeOverlay(document, await walkOver(foreignFetch));
}, TIMEOUT_MS);

test.each(refusals)(
  'SYS-1 drift names the place of the seeded breaks of refusals: $names',
  async (some) => expect(await missedPlaces(mock, server.fetch, some)).toEqual([]),
  TIMEOUT_MS,
);

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
