import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';

const MODULE = new URL('close-on-signals.ts', import.meta.url).href;

/** Sends the signals, with pauses between them, to a program that takes 800 ms to close. */
async function signalled(...steps: (NodeJS.Signals | number)[]) {
  const source = `
    import { closeOnSignals } from ${JSON.stringify(MODULE)};
    closeOnSignals(() => setTimeout(() => { console.log('closed'); process.exit(0); }, 800), 300);
    setInterval(() => {}, 1000);
    console.log('up');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source]);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  const ended = once(child, 'close');
  await once(child.stdout, 'data');
  for (const step of steps) {
    if (typeof step === 'number') await sleep(step);
    else child.kill(step);
  }
  const [code] = await ended;
  return { code, output };
}

test('signals at one moment are one, from which a process closes in its own time', async () => {
  const closed = { code: 0, output: 'up\nclosed\n' };
  expect(await signalled('SIGTERM')).toEqual(closed);
  expect(await signalled('SIGTERM', 20, 'SIGTERM')).toEqual(closed);
  expect(await signalled('SIGINT', 20, 'SIGTERM', 20, 'SIGHUP')).toEqual(closed);
});

test('a later signal ends the process at once', async () => {
  expect(await signalled('SIGINT', 500, 'SIGINT')).toEqual({ code: 1, output: 'up\n' });
});
