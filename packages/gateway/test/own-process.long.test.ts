import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from './free-port.ts';
import { SECRET } from './gateway.ts';
import { json, startOrigin } from './origin.ts';

const SERVER = fileURLToPath(new URL('../src/server.js', import.meta.url));
const CONNECTIONS = 1300;
const BURST = 2000;

/** The gateway as a process of its own, which may open as many files and connections. */
async function startProcess(upstreamUrl: string, descriptors?: number) {
  const port = await freePort();
  const limit = descriptors ? `ulimit -n ${descriptors};` : '';
  const child = spawn('sh', ['-c', `${limit} exec "${process.execPath}" "${SERVER}"`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      UPSTREAM_URL: upstreamUrl,
      JWT_SECRET: SECRET,
      DRIFT: 'off',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'own-process-')),
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200), 20_000);
  return { child, url, port };
}

/** On a connection of its own, from another address. */
const visit = (url: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(url, { agent: false, localAddress: '127.0.0.2' }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    }).once('error', reject);
  });

test('1,300 idle connections, opened again when they are closed, leave a gateway with 256 descriptors serving', async () => {
  const upstream = await startOrigin(json([]));
  const { child, url, port } = await startProcess(upstream.url, 256);
  const idle = new Set<Socket>();
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
    for (const socket of idle) socket.destroy();
  });
  const openOne = () => {
    if (isOver) return;
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    idle.add(socket);
    socket.once('close', () => {
      idle.delete(socket);
      setTimeout(openOne, 400);
    });
  };
  for (let n = 0; n < CONNECTIONS; n += 1) openOne();
  const statuses: (number | undefined)[] = [];
  const start = performance.now();
  while (performance.now() - start < 6000) {
    statuses.push(await visit(`${url}/api/matches/live?limit=${(statuses.length % 99) + 1}`));
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(statuses.length).toBeGreaterThan(5);
  expect(child.exitCode).toBeNull();
}, 60_000);

test.skipIf(process.platform !== 'linux')(
  'a burst of connections waits while the process is busy, as after the restart of another replica',
  async () => {
    const upstream = await startOrigin(json([]));
    const { child, port } = await startProcess(upstream.url);
    child.kill('SIGSTOP');
    let connected = 0;
    const sockets = Array.from({ length: BURST }, () =>
      connect(port, '127.0.0.1', () => {
        connected += 1;
      }).on('error', () => {}),
    );
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
    });
    await vi.waitFor(() => expect(connected).toBe(BURST), { timeout: 5000 });
  },
  60_000,
);

test('a heap that is too small for a few clients is refused at the start', async () => {
  const child = spawn(process.execPath, ['--max-old-space-size=48', SERVER], { env: process.env });
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const [code] = await once(child, 'close');
  expect([code, output]).toEqual([
    1,
    expect.stringContaining('--max-old-space-size must be at least 80 (megabytes), not 48.\n'),
  ]);
}, 60_000);

test('a later start reads what an earlier one has compiled, and needs no compiler of types', () => {
  const start = () =>
    spawnSync(process.execPath, [SERVER], {
      // Wrong, so that it ends once all modules are loaded.
      env: { ...process.env, PORT: 'none', NODE_DEBUG_NATIVE: 'COMPILE_CACHE' },
      encoding: 'utf8',
    }).stderr;
  start();
  const output = start();
  const { href } = new URL('../src/config.ts', import.meta.url);
  expect(output).toContain(`retrieving transpile cache for StrippedTypeScript ${href}...success`);
});
