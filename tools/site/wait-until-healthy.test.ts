import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { untilOk } from './wait-until-healthy.ts';

const never = new AbortController().signal;

async function serverThatAnswers(...statuses: number[]) {
  const server = createServer((_, response) => {
    response.writeHead(statuses.length > 1 ? (statuses.shift() ?? 0) : (statuses[0] ?? 0));
    response.end('the upstream is away');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return { server, url: `http://127.0.0.1:${port}/readyz` };
}

test('asks again until the answer is yes', async () => {
  const { server, url } = await serverThatAnswers(503, 503, 200);
  await untilOk('gateway', url, never);
  server.close();
});

test('gives up with the name, the address and the last answer', async () => {
  const { server, url } = await serverThatAnswers(503);
  await expect(untilOk('gateway', url, never, 100)).rejects.toThrow(
    `gateway was not ready after 0.1 s: ${url}, its last answer was 503 the upstream is away`,
  );
  server.close();
});

test('nobody there is told as such', async () => {
  const { server, url } = await serverThatAnswers(200);
  server.close();
  await expect(untilOk('gateway', url, never, 100)).rejects.toThrow('ECONNREFUSED');
});

test('stops asking when told to', async () => {
  const { server, url } = await serverThatAnswers(503);
  await untilOk('gateway', url, AbortSignal.timeout(100));
  server.close();
});
