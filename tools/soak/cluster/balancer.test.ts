import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePorts } from '../../site/ports.ts';
import { writeBalancerConfig } from './balancer.ts';
import { findPrograms } from './programs.ts';

const { nginx: program = '' } = findPrograms(process.env).programs;
const isMissing = program === '';

/** A gateway whose streams stay open, and which tells how it was asked. */
async function startGateway(port: number) {
  const requests: IncomingMessage[] = [];
  const server: Server = createServer((request, response) => {
    requests.push(request);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    if (request.url?.endsWith('/stream')) response.write(': open\n\n');
    else response.end('ok');
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, requests, stop };
}

async function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-balancer-'));
  const [site = 0, api = 0, ...gateways] = await freePorts(4);
  const running = await Promise.all(gateways.map(startGateway));
  const config = writeBalancerConfig(folder, { site, api, gateways, apis: gateways });
  const nginx = spawn(program, ['-p', folder, '-c', config], { stdio: 'ignore' });
  onTestFinished(async () => {
    nginx.kill('SIGKILL');
    await once(nginx, 'exit');
    rmSync(folder, { recursive: true, force: true });
  });
  const url = `http://127.0.0.1:${site}`;
  await vi.waitFor(() => fetch(url), { timeout: 10_000 });
  const left = new AbortController();
  onTestFinished(() => left.abort());
  const get = async (path: string, headers = {}) =>
    (await fetch(url + path, { headers, signal: left.signal })).status;
  const restart = async () => {
    await Promise.all(running.map(({ stop }) => stop()));
    await get('/api/live/stream');
    await get('/');
    return Promise.all(gateways.map(startGateway));
  };
  return { get, restart, running };
}

/** Skipped without nginx. */
test.skipIf(isMissing)('when all gateways were away, all streams come back at once', async () => {
  const { get, restart } = await setUp();
  await restart();
  const streams = Array.from({ length: 20 }, (_, n) =>
    get(n % 2 ? '/api/live/stream' : '/api/spoiler-free/live/stream'),
  );
  expect(new Set(await Promise.all(streams))).toEqual(new Set([200]));
});

test.skipIf(isMissing)(
  'what strangers say of host and proxies does not reach a gateway',
  async () => {
    const { get, running } = await setUp();
    await get('/page', {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'javascript',
      'x-forwarded-for': '1.2.3.4',
      forwarded: 'host=evil.example',
    });
    const request = running.flatMap(({ requests }) => requests).find(({ url }) => url === '/page');
    expect(request?.headers).toMatchObject({
      'x-forwarded-proto': 'http',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': request?.headers.host,
    });
    expect(request?.headers).not.toHaveProperty('forwarded');
  },
);

test.skipIf(isMissing)('metrics are not open to visitors', async () => {
  const { get } = await setUp();
  expect(await get('/metrics')).toBe(404);
});
