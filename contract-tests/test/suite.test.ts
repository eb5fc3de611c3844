import { createClient } from '@touchline/types';
import { contract } from '@touchline/types/contract';
import { expect, test } from 'vitest';
import type { SampleData } from '../src/discover.ts';
import type { ReadResponse } from '../src/http/read-response.ts';
import { withOfferedOperations } from '../src/offered-operations.ts';
import { createSuite } from '../src/suite.ts';

function suiteOver(fetch: (request: Request) => Promise<Response>) {
  const connect = () => createClient({ baseUrl: 'http://api', fetch });
  const send = () => Promise.reject(new Error('not part of this test'));
  return createSuite({ contract, send, connect, pauses: [] });
}

const faultsOf = async (fetch: (request: Request) => Promise<Response>) => {
  const suite = suiteOver(fetch);
  await suite.check('listLiveMatches', 'a list', async ({ api }) => {
    await api.GET('/matches/live', { params: { query: { limit: 2 } } });
  });
  return { faults: suite.results[0]?.faults, reached: suite.reached.get('listLiveMatches') };
};

test('SYS-1 the response to a typed call is checked, and a wrong status is recorded once', async () => {
  const { faults, reached } = await faultsOf(async () => new Response('busy', { status: 418 }));
  expect(faults).toEqual(['GET /matches/live?limit=2: status 418 instead of 200']);
  expect(reached).toEqual(new Set([418]));
});

test('SYS-1 a typed call without a response is a violation', async () => {
  const { faults } = await faultsOf(() => Promise.reject(new TypeError('fetch failed')));
  expect(faults).toEqual(['No response to /matches/live: fetch failed']);
});

const noData: SampleData = {
  today: '20261121',
  matches: [],
  finished: [],
  tournaments: [],
  rankings: [],
  news: [],
};

/** Without data there is no image to ask for. */
const EXTRAS = contract.operations
  .filter(({ id, extra }) => extra && id !== 'getImage')
  .map(({ id }) => id);

test.each([
  [404, false],
  [501, false],
  [200, true],
  [500, true],
])('SYS-3 an extra operation that responds with %d is tested: %s', async (status, isTested) => {
  const whole = suiteOver(() => Promise.reject(new Error('not part of this test')));
  const send = async () => ({ status }) as ReadResponse;
  const { contract: offered } = await withOfferedOperations({ ...whole, send }, noData);
  const ids = offered.operations.map(({ id }) => id);
  const missing = contract.operations.map(({ id }) => id).filter((id) => !ids.includes(id));
  expect(missing).toEqual(isTested ? [] : EXTRAS);
});
