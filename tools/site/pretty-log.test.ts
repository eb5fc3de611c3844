import { createLogger, type Logger } from '@touchline/shared/server/logging/create-logger';
import { createRequestLog } from '@touchline/shared/server/logging/request-log';
import { expect, test } from 'vitest';
import { prettyPrinter } from './pretty-log.ts';

/** What a server prints, without the time at the start of each line. */
function printed(writeLog: (log: Logger, print: (line: string) => void) => void): string {
  let output = '';
  const print = prettyPrinter(
    'gateway',
    (text) => {
      output += text;
    },
    false,
  );
  const write = (line: string) => print(line.trimEnd());
  writeLog(createLogger({ level: 'info', destination: { write } }), print);
  return output.replaceAll(/^\[\d\d:\d\d:\d\d\] /gm, '');
}

const id = '5c29d786-83af-4d99-a0d6-1fdb5953246c';
const request = {
  operation: 'listMatches',
  method: 'GET',
  url: '/api/matches?day=1',
  status: 200,
  id,
  ms: 3.2,
};

test.each([
  ['touchline; hit; ttl=12', 'hit'],
  ['touchline; hit; detail=stale-if-error', 'hit stale-if-error'],
  ['touchline; fwd=miss; fwd-status=200; stored', 'miss'],
  ['touchline; fwd=miss; fwd-status=200; collapsed', 'miss collapsed'],
])('a request is one line with status, time, cache verdict and id: %s', (cacheStatus, verdict) => {
  const output = printed((log) => createRequestLog(log)({ ...request, cacheStatus }));
  expect(output).toBe(`INFO: gateway GET /api/matches 200 3 ms ${verdict} 5c29d786\n`);
});

test('a request that no cache handles has no verdict', () => {
  const output = printed((log) => createRequestLog(log)({ ...request, ms: 0.4 }));
  expect(output).toBe('INFO: gateway GET /api/matches 200 0 ms 5c29d786\n');
});

test('a message about a path is not printed as a request', () => {
  const entry = { reqId: id, path: '/football/matches', budgetMs: 2000 };
  const output = printed((log) => log.warn(entry, 'the page is late'));
  expect(output).toBe(
    'WARN: gateway the page is late (/football/matches) 5c29d786 {"budgetMs":2000}\n',
  );
});

test('the stack of an error is printed line by line', () => {
  const output = printed((log) => log.error({ err: new Error('broken'), reqId: 'x' }, 'failed'));
  expect(output).toMatch(/^ERROR: gateway failed/);
  expect(output).toMatch(/\n +Error: broken\n +at .*\n +at /);
});

test('other output passes unchanged', () => {
  const output = printed((_, print) => {
    for (const line of ['Restarting', '{"level":40,"time":1,"msg":"slow"}', '{"not":"a log"}'])
      print(line);
  });
  expect(output).toBe('Restarting\nWARN: gateway slow\n{"not":"a log"}\n');
});

test('a health check is printed when it fails only', () => {
  const health = { operation: 'health', method: 'GET', url: '/readyz', id };
  const output = printed((log) => {
    const requestLog = createRequestLog(log);
    requestLog({ ...health, status: 200, ms: 1 });
    requestLog({ ...health, status: 499, ms: 2000 });
    requestLog({ ...health, status: 503, ms: 2 });
  });
  expect(output).toBe('INFO: gateway GET /readyz 503 2 ms 5c29d786\n');
});
