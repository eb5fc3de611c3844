import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { run } from '../run-command.ts';
import { runSteps } from './run-steps.ts';

const node = (script: string) => () => run(process.execPath, ['-e', script]);

test('a step that passes prints its name only, one that fails prints its output too', async () => {
  let printed = '';
  const isPassed = await runSteps(
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
  expect(isPassed).toBe(false);
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
