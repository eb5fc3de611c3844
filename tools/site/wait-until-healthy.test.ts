import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { waitUntilHealthy } from './wait-until-healthy.ts';

const never = new AbortController().signal;

async function serverRespondingWith(...statuses: number[]) {
  const server = createServer((_, response) => {
    response.writeHead(statuses.length > 1 ? (statuses.shift() ?? 0) : (statuses[0] ?? 0));
    response.end('the upstream is down');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return { server, url: `http://127.0.0.1:${port}/readyz` };
}

test('repeats the request until it succeeds', async () => {
  const { server, url } = await serverRespondingWith(503, 503, 200);
  await waitUntilHealthy('gateway', url, never);
  server.close();
});

test('times out with the name, the address and the last response', async () => {
  const { server, url } = await serverRespondingWith(503);
  await expect(waitUntilHealthy('gateway', url, never, 100)).rejects.toThrow(
    `gateway was not ready after 0.1 s: ${url}, the last response was 503 the upstream is down`,
  );
  server.close();
});

test('a refused connection is reported', async () => {
  const { server, url } = await serverRespondingWith(200);
  server.close();
  await expect(waitUntilHealthy('gateway', url, never, 100)).rejects.toThrow('ECONNREFUSED');
});

test('stops when its signal aborts', async () => {
  const { server, url } = await serverRespondingWith(503);
  await waitUntilHealthy('gateway', url, AbortSignal.timeout(100));
  server.close();
});

test('asks less often the longer it takes', async () => {
  const { server, url } = await serverRespondingWith(503);
  let requests = 0;
  server.on('request', () => {
    requests += 1;
  });
  await expect(waitUntilHealthy('gateway', url, never, 600)).rejects.toThrow('503');
  server.close();
  expect(requests).toBeLessThan(11);
});
