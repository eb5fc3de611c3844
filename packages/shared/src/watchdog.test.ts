import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const MODULE = new URL('watchdog.ts', import.meta.url).href;
const LOOP = 'const end = performance.now() + 1000; while (performance.now() < end);';

/** A program with a watchdog that waits for a tenth of a second. */
async function run(program: string) {
  const source = `
    import inspector from 'node:inspector';
    import { endWhenStuck } from ${JSON.stringify(MODULE)};
    endWhenStuck({ everyMs: 20, maxMissed: 5 });
    ${program}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source]);
  const [output, [code, signal]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { output, code, signal };
}

test('a process whose event loop is stuck is ended, and says why', async () => {
  const { output, signal } = await run('setTimeout(() => { for (;;); }, 100);');
  expect(signal).toBe('SIGKILL');
  expect(JSON.parse(output)).toMatchObject({
    level: 60,
    msg: 'the event loop has not run for 0.1 s: the process ends',
  });
});

test('a process that works on ends by itself, when it has nothing left to do', async () => {
  expect(await run('setTimeout(() => {}, 300);')).toMatchObject({ code: 0, signal: null });
});

test('a process that a debugger may stop is left alone', async () => {
  const program = `inspector.open(0); setTimeout(() => { ${LOOP} inspector.close(); }, 100);`;
  expect(await run(program)).toMatchObject({ code: 0, signal: null });
});
