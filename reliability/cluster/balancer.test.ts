import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { writeBalancerConfig } from './balancer.ts';
import { findPrograms } from './programs.ts';

const { nginx: program } = findPrograms(process.env).programs;

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
  const nginx = spawn(program as string, ['-p', folder, '-c', config], { stdio: 'ignore' });
  onTestFinished(() => {
    nginx.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  const get = (path: string, method = 'GET') =>
    fetch(`http://127.0.0.1:${site}${path}`, { method });
  await vi.waitFor(() => get('/metrics'), { timeout: 10_000 });
  return get;
}

test.skipIf(!program)(
  'while no gateway can be reached calls get a problem document, and pages a page (skipped without nginx)',
  async () => {
    const get = await startBalancer([await freePort()]);
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
    const get = await startBalancer([await freePort(), port]);
    const statuses: number[] = [];
    for (let n = 0; n < 10; n += 1) statuses.push((await get('/')).status);
    expect(connections).toBeGreaterThan(10);
    expect(statuses).toEqual(Array(10).fill(200));
  },
);
