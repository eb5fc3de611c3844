import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { supervise } from './supervise.ts';

const child = (name: string, script: string, beatMs?: number) => ({
  name,
  args: ['-e', script],
  env: process.env,
  beatMs,
});
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

/** Supervises the scripts with restarts; `onOutput` is given all that was printed so far. */
async function runRestarting(
  scripts: Record<string, string>,
  onOutput: (output: string, stop: () => void) => void,
  beatMs?: number,
) {
  const stop = new AbortController();
  let output = '';
  const error = await supervise(
    Object.entries(scripts).map(([name, script]) => child(name, script, beatMs)),
    {
      signal: stop.signal,
      graceMs: 300,
      restarts: { firstPauseMs: 10, maxPauseMs: 40 },
      ready: async () => {},
      onReady: () => {},
      print: (text) => {
        output += text;
        onOutput(output, () => stop.abort('SIGTERM'));
      },
    },
  );
  return { error, output };
}

const pidsOf = (name: string, output: string) =>
  [...output.matchAll(new RegExp(`${name} (\\d+)`, 'g'))].map(([, pid]) => Number(pid));
const stays = (name: string) => STAYS.replace('pid', name);

test('a child that is killed starts again, and the other one stays', async () => {
  const killed = new Set<number>();
  const { error, output } = await runRestarting(
    { one: stays('first'), two: stays('second') },
    (printed, stop) => {
      const ones = pidsOf('first', printed);
      const [last] = ones.slice(-1);
      if (pidsOf('second', printed).length === 0 || !last) return;
      if (ones.length === 3) stop();
      else if (!killed.has(last)) process.kill(last, 'SIGKILL');
      killed.add(last);
    },
  );
  expect(error).toBeUndefined();
  expect(pidsOf('first', output)).toHaveLength(3);
  expect(pidsOf('second', output)).toHaveLength(1);
  expect(output).toContain('one was ended by SIGKILL. It starts again in 0.01 s.');
  expect(output).toContain('one was ended by SIGKILL. It starts again in 0.02 s.');
  for (const pid of [...pidsOf('first', output), ...pidsOf('second', output)])
    expect(isAlive(pid)).toBe(false);
});

test('a child that keeps dying is tried again and again, with longer pauses, and the other one stays', async () => {
  const pauses = (output: string) =>
    [...output.matchAll(/starts again in ([\d.]+) s/g)].map(([, s]) => s);
  const { error, output } = await runRestarting(
    { 'mock-api': DIES, two: STAYS },
    (printed, stop) => {
      if (pauses(printed).length === 7 && pidsOf('pid', printed).length > 0) stop();
    },
  );
  expect(error).toBeUndefined();
  expect(pauses(output).slice(0, 6)).toEqual(['0.01', '0.02', '0.04', '0.04', '0.04', '0.04']);
  expect(pidsOf('pid', output)).toHaveLength(1);
});

/** Runs for so long that its start is over. */
const after = (act: string) =>
  `let n = 0; setInterval(() => { n += 1; if (n === 30) { ${act} } }, 20);`;
const SHOWS_PID = 'console.log("pid", process.pid);';
const HANGS = after(`${SHOWS_PID} for (;;);`);

test('a child whose event loop is stuck is ended and started again', async () => {
  const { error, output } = await runRestarting(
    { gateway: HANGS },
    (printed, stop) => {
      if (pidsOf('pid', printed).length === 2) stop();
    },
    20,
  );
  expect(error).toBeUndefined();
  expect(output).toContain(
    'gateway did not respond for 0.24 s, and was ended. It starts again in 0.01 s.',
  );
  for (const pid of pidsOf('pid', output)) expect(isAlive(pid)).toBe(false);
});

test('a child that is stopped is ended and started again', async () => {
  const stopped = new Set<number>();
  const { output } = await runRestarting(
    { gateway: after(SHOWS_PID) },
    (printed, stop) => {
      const [pid = 0, second] = pidsOf('pid', printed);
      if (second) return stop();
      if (pid && !stopped.has(pid)) process.kill(pid, 'SIGSTOP');
      stopped.add(pid);
    },
    20,
  );
  expect(output).toContain('gateway did not respond for 0.24 s, and was ended.');
});

test('a signal during the pause before a restart ends all, and nothing is started', async () => {
  const { error, output } = await runRestarting({ one: DIES, two: STAYS }, (printed, stop) => {
    if (/starts again/.test(printed)) stop();
  });
  expect(error).toBeUndefined();
  expect(output.match(/no database/g)).toHaveLength(1);
});

test('children end when the process that started them is killed', async () => {
  const script = `
    import { startChild } from ${JSON.stringify(join(import.meta.dirname, 'child-process.ts'))};
    const print = (text) => process.stdout.write(text);
    startChild({ name: 'one', args: ['-e', ${JSON.stringify(STAYS)}], env: process.env }, print);
    startChild({ name: 'two', args: ['-e', ${JSON.stringify(IGNORES_SIGNALS)}], env: process.env }, print);
  `;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  parent.stdout.on('data', (text) => {
    output += text;
    if (BOTH_UP.test(output)) parent.kill('SIGKILL');
  });
  // After both children too: each holds the pipe.
  await once(parent, 'close');
  await expect.poll(() => pidsOf('pid', output).filter(isAlive), { timeout: 8000 }).toEqual([]);
});
