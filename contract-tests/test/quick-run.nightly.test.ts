import { expect, test } from 'vitest';
import { runSuite } from '../src/run-suite.ts';
import { mockServer } from './mock-server.ts';

const server = mockServer();
const baseUrl = 'http://mock';

test('SYS-1 a quick run tests every operation with a fraction of the requests', async () => {
  const run = async (isQuick: boolean) => {
    let requests = 0;
    const fetch = (request: Request) => {
      requests++;
      return server.fetch(request);
    };
    return { ...(await runSuite({ baseUrl, pauses: [0], fetch, isQuick })), requests };
  };
  const [quick, whole] = [await run(true), await run(false)];
  const operations = ({ cases }: typeof whole) => new Set(cases.map(({ operation }) => operation));
  expect(operations(quick)).toEqual(operations(whole));
  expect(quick.failed).toBe(0);
  expect(quick.requests).toBeLessThan(whole.requests / 3);
});
