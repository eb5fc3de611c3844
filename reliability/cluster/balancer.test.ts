import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { root } from '../../tools/workspace.ts';
import { writeBalancerConfig } from './balancer.ts';
import { readProc } from './proc.ts';
import { findPrograms } from './programs.ts';

const { nginx: program } = findPrograms(process.env).programs;

/** How many connections the system lets wait; 0 where it does not say. */
const maxBacklog = Number(readProc('sys/net/core/somaxconn'));
const MANY = 2000;

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** Starts nginx before these gateways, and returns what asks it. */
async function startBalancer(gateways: number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-balancer-'));
  const [site, api, upstream] = [await freePort(), await freePort(), await freePort()];
  const config = writeBalancerConfig(folder, { site, api, gateways, apis: [upstream] });
  const nginx = spawn(program as string, ['-p', folder, '-c', config], {
    stdio: 'ignore',
    detached: true,
  });
  const signal = (name: NodeJS.Signals) => process.kill(-(nginx.pid as number), name);
  onTestFinished(() => {
    signal('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const get = (path: string, method = 'GET') =>
    fetch(`http://127.0.0.1:${site}${path}`, { method });
  await vi.waitFor(() => get('/metrics'), { timeout: 10_000 });
  return { get, port: site, signal };
}

test('live streams have the upstream of streams', () => {
  const template = readFileSync(join(root, 'deploy/balancer.conf.template'), 'utf8');
  expect(template).toContain('location = /api/live/stream { proxy_pass http://stream_gateways; }');
});

test.skipIf(!program)(
  'while no gateway can be reached calls get a problem document, and pages a page (skipped without nginx)',
  async () => {
    const { get } = await startBalancer([await freePort()]);
    const call = await get('/api/matches/live');
    expect([call.status, call.headers.get('retry-after')]).toEqual([502, '2']);
    expect(call.headers.get('content-type')).toBe('application/problem+json');
    expect(call.headers.get('cache-control')).toBe('no-store');
    expect(await call.json()).toMatchObject({ title: 'Unavailable', status: 502 });
    expect((await get('/api/auth/login', 'POST')).status).toBe(502);
    const page = await get('/football/matches');
    expect([page.status, page.headers.get('content-type')]).toEqual([
      502,
      'text/html; charset=utf-8',
    ]);
    expect(await page.text()).toContain('Back in a moment');
    expect((await get('/.unavailable/api')).status).toBe(404);
  },
);

test.skipIf(!program)(
  'the only gateway that is left is asked again at once after a connection that it refused (skipped without nginx)',
  async () => {
    let connections = 0;
    const gateway = createHttpServer((_, response) =>
      response.writeHead(200, { connection: 'close' }).end('well'),
    );
    gateway.on('connection', (socket) => {
      // As a server does that has no place left.
      if (connections === 0) socket.destroy();
      connections += 1;
    });
    await once(gateway.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void gateway.close());
    const { port } = gateway.address() as { port: number };
    const { get } = await startBalancer([await freePort(), port]);
    const statuses: number[] = [];
    for (let n = 0; n < 10; n += 1) statuses.push((await get('/')).status);
    expect(connections).toBeGreaterThan(10);
    expect(statuses).toEqual(Array(10).fill(200));
  },
);

test.skipIf(!program || maxBacklog < MANY)(
  'two thousand connections wait while the balancer is busy, and none is dropped (skipped without nginx, and where the system lets fewer wait)',
  async () => {
    const { port, signal } = await startBalancer([await freePort()]);
    signal('SIGSTOP');
    let connected = 0;
    const sockets = Array.from({ length: MANY }, () =>
      connect(port, '127.0.0.1', () => {
        connected += 1;
      }).on('error', () => {}),
    );
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
    });
    await vi.waitFor(() => expect(connected).toBe(sockets.length), { timeout: 10_000 });
  },
);
