import { once } from 'node:events';
import { expect, test } from 'vitest';
import { supervise } from './supervise.ts';

const child = (name: string, script: string) => ({ name, args: ['-e', script], env: process.env });
const STAYS = 'setInterval(() => {}, 1000); console.log("pid", process.pid);';
const DEAF = `process.on("SIGTERM", () => {}); process.on("SIGINT", () => {}); ${STAYS}`;
const DIES = 'console.error("no database"); process.exitCode = 3;';

const alive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Supervises the scripts; `told` is called with each new text, and may tell it to stop. */
async function play(scripts: Record<string, string>, stopWhen: RegExp, reason = 'SIGTERM') {
  const stop = new AbortController();
  let screen = '';
  let stoppedAt = 0;
  const fault = await supervise(
    Object.entries(scripts).map(([name, script]) => child(name, script)),
    {
      signal: stop.signal,
      graceMs: 300,
      ready: async () => {},
      onReady: () => {},
      print: (text) => {
        screen += text;
        if (!stopWhen.test(screen) || stop.signal.aborted) return;
        stoppedAt = performance.now();
        stop.abort(reason);
      },
    },
  );
  const pids = [...screen.matchAll(/pid (\d+)/g)].map(([, pid]) => Number(pid));
  return { fault, left: pids.filter(alive), took: performance.now() - stoppedAt };
}

const BOTH_UP = /pid \d+[\s\S]*pid \d+/;

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'])(
  '%s ends every child, and that is no fault',
  async (reason) => {
    const { fault, left } = await play({ one: STAYS, two: STAYS }, BOTH_UP, reason);
    expect(fault).toBeUndefined();
    expect(left).toEqual([]);
  },
);

test('a child that will not listen is killed when its time is up', async () => {
  const { fault, left, took } = await play({ deaf: DEAF, two: STAYS }, BOTH_UP);
  expect(fault).toBeUndefined();
  expect(left).toEqual([]);
  expect(took).toBeGreaterThan(290);
  expect(took).toBeLessThan(2000);
});

test('a child that dies takes the rest down, with its name, exit code and last words', async () => {
  const { fault, left } = await play({ 'mock-api': DIES, two: STAYS }, /$^/);
  expect(left).toEqual([]);
  expect(fault).toBe('mock-api ended with exit code 3. Its last lines:\nno database');
});

test('a child that ends with code 0 has died all the same', async () => {
  const { fault } = await play({ short: '0', two: STAYS }, /$^/);
  expect(fault).toBe('short ended with exit code 0. It said nothing.');
});

test('children that never become ready are ended, and the reason is shown', async () => {
  const fault = await supervise([child('one', STAYS)], {
    signal: new AbortController().signal,
    print: () => {},
    ready: () => Promise.reject(new Error('gateway was not ready after 1 s')),
    onReady: () => expect.unreachable(),
  });
  expect(fault).toBe('gateway was not ready after 1 s');
});

test('a signal during the start ends it without calling it ready', async () => {
  const stop = new AbortController();
  const fault = await supervise([child('one', STAYS)], {
    signal: stop.signal,
    print: () => stop.abort('SIGTERM'),
    ready: (over) => once(over, 'abort').then(() => {}),
    onReady: () => expect.unreachable(),
  });
  expect(fault).toBeUndefined();
});
