import { once } from 'node:events';
import { expect, test } from 'vitest';
import { supervise } from './supervise.ts';

const child = (name: string, script: string) => ({ name, args: ['-e', script], env: process.env });
const STAYS = 'setInterval(() => {}, 1000); console.log("pid", process.pid);';
const IGNORES_SIGNALS = `process.on("SIGTERM", () => {}); process.on("SIGINT", () => {}); ${STAYS}`;
const DIES = 'console.error("no database"); process.exitCode = 3;';

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Supervises the scripts and stops them when their output matches `stopWhen`. */
async function runScripts(scripts: Record<string, string>, stopWhen: RegExp, reason = 'SIGTERM') {
  const stop = new AbortController();
  let output = '';
  let stoppedAt = 0;
  const error = await supervise(
    Object.entries(scripts).map(([name, script]) => child(name, script)),
    {
      signal: stop.signal,
      graceMs: 300,
      ready: async () => {},
      onReady: () => {},
      print: (text) => {
        output += text;
        if (!stopWhen.test(output) || stop.signal.aborted) return;
        stoppedAt = performance.now();
        stop.abort(reason);
      },
    },
  );
  const pids = [...output.matchAll(/pid (\d+)/g)].map(([, pid]) => Number(pid));
  return { error, left: pids.filter(isAlive), took: performance.now() - stoppedAt };
}

const BOTH_UP = /pid \d+[\s\S]*pid \d+/;

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'])(
  '%s ends every child and is not an error',
  async (reason) => {
    const { error, left } = await runScripts({ one: STAYS, two: STAYS }, BOTH_UP, reason);
    expect(error).toBeUndefined();
    expect(left).toEqual([]);
  },
);

test('a child that ignores signals is killed after the grace period', async () => {
  const { error, left, took } = await runScripts(
    { stubborn: IGNORES_SIGNALS, two: STAYS },
    BOTH_UP,
  );
  expect(error).toBeUndefined();
  expect(left).toEqual([]);
  expect(took).toBeGreaterThan(290);
  expect(took).toBeLessThan(2000);
});

test('when a child exits the others are stopped, and its name, exit code and output reported', async () => {
  const { error, left } = await runScripts({ 'mock-api': DIES, two: STAYS }, /$^/);
  expect(left).toEqual([]);
  expect(error).toBe('mock-api ended with exit code 3. Its last output:\nno database');
});

test('a child that exits with code 0 is an error too', async () => {
  const { error } = await runScripts({ short: '0', two: STAYS }, /$^/);
  expect(error).toBe('short ended with exit code 0. It printed nothing.');
});

test('children that do not become ready are stopped, and the reason is reported', async () => {
  const error = await supervise([child('one', STAYS)], {
    signal: new AbortController().signal,
    print: () => {},
    ready: () => Promise.reject(new Error('gateway was not ready after 1 s')),
    onReady: () => expect.unreachable(),
  });
  expect(error).toBe('gateway was not ready after 1 s');
});

test('a signal during the start stops it, and it is not reported as ready', async () => {
  const stop = new AbortController();
  const error = await supervise([child('one', STAYS)], {
    signal: stop.signal,
    print: () => stop.abort('SIGTERM'),
    ready: (over) => once(over, 'abort').then(() => {}),
    onReady: () => expect.unreachable(),
  });
  expect(error).toBeUndefined();
});
