import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startGateway } from './gateway.ts';
import { json, startOrigin } from './origin.ts';

test('a client that does not read its response is disconnected five seconds after the time of a call', async () => {
  const upstream = await startOrigin(json(['x'.repeat(9 * 1024 * 1024)]));
  const env = { UPSTREAM_TOTAL_MS: '2000' };
  const { url, app } = await startGateway(upstream.url, { env });
  const { hostname, port } = new URL(url);
  const accepted = once(app.server, 'connection');
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  socket.write('GET /api/matches/live HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const start = performance.now();
  const [server] = await accepted;
  await once(server, 'close');
  expect(performance.now() - start).toBeGreaterThan(4000);
  expect(performance.now() - start).toBeLessThan(40_000);
}, 60_000);
