import { expect, test } from 'vitest';
import { createLogger } from './create-logger.ts';
import { createRequestLog } from './request-log.ts';

function setUp(level = 'info') {
  const lines: Record<string, unknown>[] = [];
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
  return { lines, log: createRequestLog(createLogger({ level, destination })) };
}

const request = {
  operation: 'listLiveMatches',
  method: 'GET',
  url: '/api/matches/live?token=secret',
  status: 200,
  id: 'request-1',
  ms: 1.2345,
};

test('a response is logged in one line, without the query', () => {
  const { lines, log } = setUp();
  log({ ...request, cacheStatus: 'touchline; hit; ttl=4', callerId: 'its-caller' });
  log(request);
  const common = {
    level: 30,
    time: expect.any(Number),
    operation: 'listLiveMatches',
    method: 'GET',
    status: 200,
    path: '/api/matches/live',
    reqId: 'request-1',
    ms: 1.2,
    msg: 'request completed',
  };
  const more = { cache: 'touchline; hit; ttl=4', callerRequestId: 'its-caller' };
  expect(lines).toMatchObject([{ ...common, ...more }, common]);
  expect(lines[1]).not.toHaveProperty('cache');
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('above the level info, and without a logger, no response is logged', () => {
  const { lines, log } = setUp('warn');
  log(request);
  createRequestLog(undefined)(request);
  expect(lines).toEqual([]);
});
