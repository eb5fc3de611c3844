import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { expect, test, vi } from 'vitest';
import { freePorts } from './ports.ts';
import { npmStart, START_TIMEOUT_MS } from './test/npm-start.ts';

test.each([
  ['SIGTERM', 'npm alone'],
  ['SIGTERM', 'the whole group'],
  ['SIGINT', 'the whole group'],
] as const)(
  '%s to %s ends all processes within 5 s with exit code 0, after the open requests',
  { timeout: START_TIMEOUT_MS },
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

    // The mock API answers after two seconds. It has the request once it has answered a later one.
    const headers = {
      expect: '100-continue',
      'x-mock-overrides': '{"listLiveMatches":{"delayMs":2000}}',
    };
    const open = request(`${address}/api/matches/live`, { headers });
    const answered = once(open, 'response');
    open.flushHeaders();
    await once(open, 'continue');
    expect(await textAt('/api/static/jobs.html')).toMatch(/<h1>/);
    const signalledAt = performance.now();
    process.kill(target === 'npm alone' ? (npm.pid ?? 0) : group, signal);
    expect((await answered)[0].statusCode).toBe(200);
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
  timeout: START_TIMEOUT_MS,
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
  await shows('mock-api was ended by SIGKILL. It starts again in 1 s.');
  expect(await statusOf(`${address}/`)).toBe(200);
  const mockAnswers = () => statusOf(`http://127.0.0.1:${MOCK_PORT}/healthz`);
  await vi.waitFor(async () => expect(await mockAnswers()).toBe(200), { timeout: 20_000 });
  expect(pidOf('mock-api/dist/server.js', npmPid)).not.toBe(mockApi);

  process.kill(pidOf('gateway/src/server.js', npmPid), 'SIGKILL');
  await shows('gateway was ended by SIGKILL.');
  const page = () => statusOf(`${address}/`);
  await vi.waitFor(async () => expect(await page()).toBe(200), { timeout: 20_000 });

  npm.kill('SIGKILL');
  const ended = () => expect(() => process.kill(group, 0)).toThrow('ESRCH');
  await vi.waitFor(ended, { timeout: 10_000 });
});

test('a taken port is reported with the variable to set', {
  timeout: START_TIMEOUT_MS,
}, async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const { code, screen } = await npmStart({ PORT: String(port) }).ended;
  expect(code).toBe(1);
  expect(screen).toContain(`PORT: port ${port} on 127.0.0.1 is taken`);
  other.close();
});
