import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { createSender } from '../src/http/send-request.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

test('a body without an end is given up after the time-out, also when garbage was collected', async () => {
  const server = createServer((_, response) => {
    response.write(':');
    const writing = setInterval(() => {
      collectGarbage();
      response.write(':');
    }, 20);
    response.on('close', () => clearInterval(writing));
  }).listen(0);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const send = createSender({ baseUrl: `http://127.0.0.1:${port}`, fetch, timeoutMs: 200 });
  await expect(send({ method: 'GET', path: '/live/stream' })).rejects.toThrow(/timeout/);
});
