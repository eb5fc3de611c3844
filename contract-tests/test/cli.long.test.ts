import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startCli } from './start-cli.ts';

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('SYS-1 after Ctrl-C the reports of the contract command have the cases so far', async () => {
  const requested = Promise.withResolvers<void>();
  const url = await serve(() => requested.resolve());
  const { child, exited } = startCli('--base-url', url);
  await requested.promise;
  child.kill('SIGINT');
  const { code, output, read } = await exited;
  expect([code, output]).toEqual([1, expect.stringContaining('interrupted by SIGINT, during')]);
  expect(JSON.parse(read('contract.json')).stopped).toMatch(/^interrupted by SIGINT/);
  expect(read('contract.junit.xml')).toMatch(/errors="1"[\s\S]*interrupted by SIGINT/);
});

test('SYS-1 the time limit ends the contract command if the server hangs', async () => {
  const url = await serve(() => {});
  const { code, read } = await startCli('--base-url', url, '--time-limit', '0.2').exited;
  expect(code).toBe(1);
  expect(JSON.parse(read('contract.json')).stopped).toMatch(/^the time limit of 0.2 s, during/);
});

test('SYS-1 reports are written while the suite runs', async () => {
  const seen = Promise.withResolvers<void>();
  const url = await serve(({ url: path, method }, response) => {
    if (method === 'HEAD' && path?.startsWith('/matches/today')) return seen.resolve();
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[]}');
  });
  const { child, exited } = startCli('--base-url', url);
  await seen.promise;
  child.kill('SIGKILL');
  const report = JSON.parse((await exited).read('contract.json'));
  expect(report.failed).toBeGreaterThan(0);
});

test('SYS-1 a server that does not run is one failed case in the report', async () => {
  const { code, output, read } = await startCli('--base-url', 'http://127.0.0.1:9').exited;
  expect([code, output]).toEqual([1, expect.stringContaining('✗ listLiveMatches: the server')]);
  expect(JSON.parse(read('contract.json'))).toMatchObject({ failed: 1, passed: 0 });
});

test('SYS-1 an unknown operation is refused with the names of all operations', async () => {
  const args = ['--base-url', 'http://127.0.0.1:9', '--operation', 'getTeem'];
  const { code, output } = await startCli(...args).exited;
  expect(code).toBe(1);
  expect(output).toMatch(/no operation 'getTeem'. It has .*getTeam,/);
});
