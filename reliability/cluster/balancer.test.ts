import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
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

test.skipIf(!program)(
  'while no gateway can be reached calls get a problem document, and pages a page (skipped without nginx)',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'touchline-balancer-'));
    const [site, api, gateway, upstream] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ];
    const config = writeBalancerConfig(folder, {
      site,
      api,
      gateways: [gateway],
      apis: [upstream],
    });
    const nginx = spawn(program as string, ['-p', folder, '-c', config], { stdio: 'ignore' });
    onTestFinished(() => {
      nginx.kill();
      rmSync(folder, { recursive: true, force: true });
    });
    const get = (path: string, method = 'GET') =>
      fetch(`http://127.0.0.1:${site}${path}`, { method });
    const call = await vi.waitFor(() => get('/api/matches/live'), { timeout: 10_000 });
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
