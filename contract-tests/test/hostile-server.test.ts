import { expect, test } from 'vitest';
import { runSuite } from '../src/run-suite.ts';
import { broken } from './broken-server.ts';
import { baseUrl, everywhere, pauses, server } from './hostile-servers.ts';

test('SYS-1 a case that throws is a violation that names what it could not read', async () => {
  const fetch = broken(
    server.fetch,
    everywhere('data that is a text', () => 'nothing to see'),
  );
  const { cases } = await runSuite({ baseUrl, pauses, fetch, operations: ['listMatches'] });
  const day = cases.find(({ title }) => title === "a day is the caller's day");
  expect(day?.faults.join()).toMatch(/the case ended early: .*is not a function/);
});

test('SYS-1 a server that does not respond is one failed case and ends the run', async () => {
  const fetch = () => Promise.reject(new TypeError('fetch failed'));
  const { cases, stopped } = await runSuite({ baseUrl, pauses, fetch });
  expect(cases.map(({ title, faults }) => [title, faults])).toEqual([
    ['the server responds', [expect.stringContaining('fetch failed')]],
  ]);
  expect(stopped).toBe('the server does not respond');
});
