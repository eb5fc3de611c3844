import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { root } from '../workspace.ts';
import { freePorts } from './ports.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'start-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

/** Runs `npm start` in its own process group, as a terminal does. */
function npmStart(env: NodeJS.ProcessEnv) {
  const npm = spawn('npm', ['start'], {
    cwd: root,
    // On a busy machine the first page takes longer than the default.
    env: { ...process.env, LOG_LEVEL: 'warn', PAGE_BUDGET_MS: '30000', DATA_DIR, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const group = -(npm.pid ?? 0);
  // What a test that fails has left.
  onTestFinished(() => {
    try {
      process.kill(group, 'SIGKILL');
    } catch {}
  });
  let screen = '';
  let onText = () => {};
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.on('data', (chunk) => {
      screen += chunk;
      onText();
    });
  }
  const ended = once(npm, 'close').then(([code]) => ({ code, screen }));
  const shows = (text: string) =>
    new Promise<void>((done, reject) => {
      onText = () => screen.includes(text) && done();
      ended.then(() => reject(new Error(screen)));
    });
  return { npm, group, ended, shows };
}

const TIMEOUT_MS = 120_000;

test('all faulty variables are reported together, and nothing is started', {
  timeout: TIMEOUT_MS,
}, async () => {
  const faulty = { PORT: 'eighty', MOCK_PORT: '99999', UPSTREAM_URL: 'nonsense' };
  const { code, screen } = await npmStart(faulty).ended;
  expect(code).toBe(1);
  for (const name of Object.keys(faulty)) expect(screen).toMatch(new RegExp(`^ +${name}\\b`, 'm'));
});

test('a taken port is reported with the variable to set', { timeout: TIMEOUT_MS }, async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const { code, screen } = await npmStart({ PORT: String(port) }).ended;
  expect(code).toBe(1);
  expect(screen).toContain(`PORT: port ${port} on 127.0.0.1 is taken`);
  other.close();
});

test.each([
  ['SIGTERM', 'npm alone'],
  ['SIGINT', 'the whole group'],
] as const)(
  '%s to %s ends all processes within 5 s with exit code 0',
  { timeout: TIMEOUT_MS },
  async (signal, target) => {
    const [PORT, MOCK_PORT] = (await freePorts(2)).map(String);
    const { npm, group, ended, shows } = npmStart({ PORT, MOCK_PORT });
    const address = `http://127.0.0.1:${PORT}`;
    const textAt = async (path: string) => (await fetch(address + path)).text();
    await shows(`Touchline is ready: ${address}`);
    // The production site, rendered on the server.
    expect(await textAt('/')).toMatch(/<h1[ >]/);
    // The mock API reads these from files beside its built one.
    expect(await textAt('/api/static/about.html')).toMatch(/<h1>/);
    expect(await textAt('/api/images/countries/co-arg.svg')).toMatch(/^<svg/);

    const signalledAt = performance.now();
    process.kill(target === 'npm alone' ? (npm.pid ?? 0) : group, signal);
    expect((await ended).code).toBe(0);
    expect(performance.now() - signalledAt).toBeLessThan(5000);
    expect(() => process.kill(group, 0), 'a process is left').toThrow('ESRCH');
  },
);

/** The process that runs the program, of those that npm has started. */
function pidOf(program: string, npm: number): number {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^ *(\d+) +(\d+) +(.*)/.exec(line) ?? [])
    .map(([, pid, parent, args = '']) => ({ pid: Number(pid), parent: Number(parent), args }));
  const started = new Set([npm]);
  // A process comes after its parent.
  for (const { pid, parent } of processes) if (started.has(parent)) started.add(pid);
  return processes.find(({ pid, args }) => started.has(pid) && args.includes(program))?.pid ?? 0;
}

test('a process that is killed starts again while the other serves on, and none outlives npm', {
  timeout: TIMEOUT_MS,
}, async () => {
  const [PORT, MOCK_PORT] = (await freePorts(2)).map(String);
  const { npm, group, shows } = npmStart({ PORT, MOCK_PORT });
  const npmPid = npm.pid ?? 0;
  const address = `http://127.0.0.1:${PORT}`;
  await shows(`Touchline is ready: ${address}`);
  const statusOf = async (url: string) => (await fetch(url)).status;
  expect(await statusOf(`${address}/`)).toBe(200);

  const mockApi = pidOf('mock-api/dist/server.js', npmPid);
  process.kill(mockApi, 'SIGKILL');
  await shows('mock-api was ended by SIGKILL. It starts again in 0.2 s.');
  expect(await statusOf(`${address}/`)).toBe(200);
  const mockAnswers = () => statusOf(`http://127.0.0.1:${MOCK_PORT}/healthz`);
  await vi.waitFor(async () => expect(await mockAnswers()).toBe(200), { timeout: 20_000 });
  expect(pidOf('mock-api/dist/server.js', npmPid)).not.toBe(mockApi);

  process.kill(pidOf('gateway/src/server.js', npmPid), 'SIGKILL');
  await shows('gateway was ended by SIGKILL.');
  // No connection is refused: it waits until the gateway runs again.
  expect(await statusOf(`${address}/`)).toBe(200);

  npm.kill('SIGKILL');
  const ended = () => expect(() => process.kill(group, 0)).toThrow('ESRCH');
  await vi.waitFor(ended, { timeout: 10_000 });
});
