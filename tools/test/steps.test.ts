import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { run } from '../run-command.ts';
import { runSteps } from './steps.ts';

const node = (script: string) => () => run(process.execPath, ['-e', script]);

test('a step that passes prints its name only, one that fails prints its output too', async () => {
  let printed = '';
  const verdicts = await runSteps(
    [
      { name: 'good', run: node('console.log("chatter")') },
      { name: 'bad', run: node('console.error("the error"); process.exit(2)') },
    ],
    1,
    (text) => {
      printed += text;
    },
  );
  expect(printed).toMatch(/^✓ good \([\d.]+ s\)\n✗ bad \([\d.]+ s\)\nthe error\n/);
  expect(printed).not.toContain('chatter');
  expect(verdicts).toEqual([
    { name: 'good', ok: true, output: 'chatter\n' },
    { name: 'bad', ok: false, output: 'the error\n' },
  ]);
});

test('as many steps run in parallel as there are lanes', async () => {
  let running = 0;
  let maxRunning = 0;
  const step = {
    name: 'step',
    run: async () => {
      maxRunning = Math.max(maxRunning, ++running);
      await sleep(10);
      running--;
      return { code: 0, output: '' };
    },
  };
  await runSteps([step, step, step, step], 2, () => {});
  expect(maxRunning).toBe(2);
});

test('no step begins after an interrupt', async () => {
  const interrupt = new AbortController();
  const step = {
    name: 'interrupted',
    run: async () => {
      interrupt.abort();
      return { code: 130, output: '' };
    },
  };
  const verdicts = await runSteps([step, step, step], 1, () => {}, interrupt.signal);
  expect(verdicts).toHaveLength(1);
});
