import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type SuperviseOptions, supervise } from './supervise.ts';
import { watchFolders } from './watch-folders.ts';

const plan = (name: string, script: string) => ({
  name,
  args: ['-e', script],
  env: process.env,
});
const STAYS = 'setInterval(() => {}, 1000); console.log("pid", process.pid);';
const IGNORES_SIGNALS = `process.on("SIGTERM", () => {}); process.on("SIGINT", () => {}); ${STAYS}`;
const DIES = 'console.error("no database"); process.exitCode = 3;';
const BOTH_UP = /pid \d+[\s\S]*pid \d+/;

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const pidsOf = (name: string, output: string) =>
  [...output.matchAll(new RegExp(`${name} (\\d+)`, 'g'))].map(([, pid]) => Number(pid));

/** Supervises the scripts; `onOutput` is given all that was printed so far. */
async function runScripts(
  scripts: Record<string, string>,
  onOutput: (output: string, stop: () => void) => void,
  options: Partial<SuperviseOptions> = {},
) {
  const stop = new AbortController();
  let output = '';
  let stoppedAt = 0;
  const error = await supervise(
    Object.entries(scripts).map(([name, script]) => plan(name, script)),
    {
      signal: stop.signal,
      graceMs: 300,
      ready: async () => {},
      onReady: () => {},
      print(text) {
        output += text;
        onOutput(output, () => {
          stoppedAt ||= performance.now();
          stop.abort('SIGTERM');
        });
      },
      ...options,
    },
  );
  const left = pidsOf('pid', output).filter(isAlive);
  return { error, output, left, took: performance.now() - stoppedAt };
}

const stopWhenBothAreUp = (output: string, stop: () => void) => BOTH_UP.test(output) && stop();
const RESTARTS = { restarts: { firstPauseMs: 10, maxPauseMs: 40 } };

test('a signal ends every program and is not an error', async () => {
  const { error, left } = await runScripts({ one: STAYS, two: STAYS }, stopWhenBothAreUp);
  expect(error).toBeUndefined();
  expect(left).toEqual([]);
});

test('a program that ignores signals is killed after the grace period', async () => {
  const scripts = { stubborn: IGNORES_SIGNALS, two: STAYS };
  const { error, left, took } = await runScripts(scripts, stopWhenBothAreUp);
  expect(error).toBeUndefined();
  expect(left).toEqual([]);
  expect(took).toBeGreaterThan(290);
  expect(took).toBeLessThan(2000);
});

test('when a program ends the others are stopped, and its name, exit code and output reported', async () => {
  const { error, output, left } = await runScripts({ 'mock-api': DIES, two: STAYS }, () => {});
  expect(left).toEqual([]);
  expect(output).toContain('no database');
  expect(error).toBe('mock-api ended with exit code 3. Its output, if any, is above.');
});

test('a program that ends with code 0 is an error too', async () => {
  const { error } = await runScripts({ short: '0', two: STAYS }, () => {});
  expect(error).toMatch(/^short ended with exit code 0\./);
});

test('a program that ends before all are ready is not started again', async () => {
  const options = { ...RESTARTS, ready: () => new Promise<void>(() => {}) };
  const { error, output } = await runScripts({ one: DIES, two: STAYS }, () => {}, options);
  expect(error).toMatch(/^one ended with exit code 3\./);
  expect(output.match(/no database/g)).toHaveLength(1);
});

test('what ends the other programs before all are ready is printed too', async () => {
  const options = { ready: () => new Promise<void>(() => {}) };
  const scripts = {
    one: DIES,
    two: `setTimeout(() => { ${DIES.replace('database', 'port')} }, 300)`,
  };
  const { output } = await runScripts(scripts, () => {}, options);
  expect(output).toMatch(/no database[\s\S]*no port/);
});

test('a program that listens reports its address', async () => {
  const reports: unknown[] = [];
  const script = `process.send({ url: 'http://127.0.0.1:1', lines: [] }); ${STAYS}`;
  await runScripts({ one: script }, () => {}, {
    ready: () => new Promise<void>(() => {}),
    signal: AbortSignal.timeout(1500),
    onStarted: (...report) => reports.push(report),
  });
  expect(reports).toEqual([['one', { url: 'http://127.0.0.1:1', lines: [] }]]);
});

test('programs that do not become ready are stopped, and the reason is reported', async () => {
  const { error, left } = await runScripts({ one: STAYS }, () => {}, {
    ready: () => Promise.reject(new Error('gateway was not ready after 1 s')),
    onReady: () => expect.unreachable(),
  });
  expect(error).toBe('gateway was not ready after 1 s');
  expect(left).toEqual([]);
});

test('a signal during the start stops it, and it is not reported as ready', async () => {
  const { error } = await runScripts({ one: STAYS }, (_, stop) => stop(), {
    ready: (over) => once(over, 'abort').then(() => {}),
    onReady: () => expect.unreachable(),
  });
  expect(error).toBeUndefined();
});

const stays = (name: string) => STAYS.replace('pid', name);

test('a program that is killed starts again, and the other one stays', async () => {
  const killed = new Set<number>();
  const { error, output } = await runScripts(
    { one: stays('first'), two: stays('second') },
    (printed, stop) => {
      const ones = pidsOf('first', printed);
      const [last] = ones.slice(-1);
      if (pidsOf('second', printed).length === 0 || !last) return;
      if (ones.length === 3) stop();
      else if (!killed.has(last)) process.kill(last, 'SIGKILL');
      killed.add(last);
    },
    RESTARTS,
  );
  expect(error).toBeUndefined();
  expect(pidsOf('first', output)).toHaveLength(3);
  expect(pidsOf('second', output)).toHaveLength(1);
  expect(output).toContain('one was ended by SIGKILL. It starts again in 0.01 s.');
  expect(output).toContain('one was ended by SIGKILL. It starts again in 0.02 s.');
  for (const pid of [...pidsOf('first', output), ...pidsOf('second', output)])
    expect(isAlive(pid)).toBe(false);
});

test('a program that keeps dying is tried again and again, with longer pauses, and the other one stays', async () => {
  const pauses = (output: string) =>
    [...output.matchAll(/starts again in ([\d.]+) s/g)].map(([, s]) => s);
  const { error, output } = await runScripts(
    { 'mock-api': DIES, two: STAYS },
    (printed, stop) => {
      if (pauses(printed).length === 7 && pidsOf('pid', printed).length > 0) stop();
    },
    RESTARTS,
  );
  expect(error).toBeUndefined();
  expect(pauses(output).slice(0, 6)).toEqual(['0.01', '0.02', '0.04', '0.04', '0.04', '0.04']);
  expect(pidsOf('pid', output)).toHaveLength(1);
});

test('a signal during the pause before a restart ends all, and nothing is started', async () => {
  const { error, output } = await runScripts(
    { one: DIES, two: STAYS },
    (printed, stop) => {
      if (/starts again/.test(printed)) stop();
    },
    RESTARTS,
  );
  expect(error).toBeUndefined();
  expect(output.match(/no database/g)).toHaveLength(1);
});

test('programs end when the process that started them is killed', async () => {
  const script = `
    import { supervise } from ${JSON.stringify(join(import.meta.dirname, 'supervise.ts'))};
    const plan = (name, script) => ({ name, args: ['-e', script], env: process.env });
    supervise([plan('one', ${JSON.stringify(STAYS)}), plan('two', ${JSON.stringify(IGNORES_SIGNALS)})], {
      signal: new AbortController().signal,
      print: (text) => process.stdout.write(text),
      ready: async () => {},
      onReady() {},
    });
  `;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  parent.stdout.on('data', (text) => {
    output += text;
    if (BOTH_UP.test(output)) parent.kill('SIGKILL');
  });
  // After both programs too: each holds the pipe.
  await once(parent, 'close');
  await expect.poll(() => pidsOf('pid', output).filter(isAlive), { timeout: 8000 }).toEqual([]);
});

test('a watched program that ends before all are ready ends the start', async () => {
  const watcher = watchFolders([mkdtempSync(join(tmpdir(), 'watched-'))]);
  const error = await supervise([{ ...plan('gateway', DIES), watcher }], {
    signal: new AbortController().signal,
    print: () => {},
    ready: () => new Promise<void>(() => {}),
    onReady: () => expect.unreachable(),
  });
  expect(error).toMatch(/^gateway ended with exit code 3\./);
});
