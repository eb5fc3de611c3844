import type { OperationId } from '@touchline/types/contract';
import { expect, test } from 'vitest';
import { runSuite } from '../src/run-suite.ts';
import { breaks } from './breaks.ts';
import { broken } from './broken-server.ts';
import { mockServer } from './mock-server.ts';

const server = mockServer();

const baseUrl = 'http://mock';

test('SYS-1 an aborted run reports the cases before the abort and the interrupted one', async () => {
  const limit = new AbortController();
  let chats = 0;
  const fetch = async (request: Request) => {
    const { signal, url } = request;
    if (url.includes('/ai/chat')) chats += 1;
    // The first one finds out whether the server takes the extra fields.
    if (!url.includes('/ai/chat') || chats === 1) return server.fetch(request);
    limit.abort('the time limit of 1 s');
    return signal.aborted ? Promise.reject(signal.reason) : server.fetch(request);
  };
  const report = await runSuite({ baseUrl, pauses: [0], fetch, signal: limit.signal });
  expect(report.stopped).toMatch(/^the time limit of 1 s, during askChat: /);
  expect(report.cases.length).toBeGreaterThan(0);
  expect(report.cases.map(({ operation }) => operation)).not.toContain('streamLive');
  expect(report.failed).toBe(0);
});

test('SYS-1 a run aborted while the server hangs ends at once', async () => {
  const limit = new AbortController();
  const fetch = ({ signal }: Request) =>
    new Promise<Response>((_, fail) => {
      signal.addEventListener('abort', () => fail(signal.reason));
      limit.abort('interrupted');
    });
  const report = await runSuite({ baseUrl, fetch, signal: limit.signal });
  expect(report).toMatchObject({ stopped: expect.stringMatching(/^interrupted/), passed: 0 });
});

test.each<[OperationId, OperationId[]]>([
  ['listTeamRankings', ['listTeamRankings']],
  ['getWallet', ['getWallet', 'logIn', 'register']],
])('SYS-1 with --operation %s only %j are tested', async (id, expected) => {
  const report = await runSuite({ baseUrl, pauses: [0], fetch: server.fetch, operations: [id] });
  expect([...new Set(report.cases.map(({ operation }) => operation))].sort()).toEqual(expected);
  expect(report.failed).toBe(0);
});

test('SYS-1 differing cases are repeated together after each pause, not one by one', async () => {
  const contractBreak = breaks.find(({ name }) => name === 'a size that is ignored');
  if (!contractBreak) throw new Error('no such break');
  const fetch = broken(server.fetch, contractBreak);
  const waits: number[] = [];
  const wait = async (ms: number) => void waits.push(ms);
  const operations = [
    'listTeamRankings',
    'listOngoingTournaments',
    'listTeamFinishedMatches',
  ] as const;
  const pauses = [1000, 11_000];
  const { failed } = await runSuite({ baseUrl, pauses, wait, fetch, operations });
  expect(failed).toBe(2);
  expect(waits).toEqual([1000, 11_000]);
});

test('SYS-1 a case whose values differ only once passes', async () => {
  let isFirst = true;
  const fetch = broken(server.fetch, {
    name: 'a size that is ignored once',
    onRequest({ pathname, searchParams }) {
      if (!isFirst || pathname !== '/teams/rankings' || searchParams.get('size') !== '3') return;
      isFirst = false;
      searchParams.set('size', '20');
    },
  });
  const wait = async () => {};
  const operations = ['listTeamRankings'] as const;
  const report = await runSuite({ baseUrl, pauses: [1000], wait, fetch, operations });
  expect([isFirst, report.failed]).toEqual([false, 0]);
});
