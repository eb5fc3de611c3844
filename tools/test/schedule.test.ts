import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runScheduled, type Scheduled } from './schedule.ts';

interface Suite extends Scheduled {
  readonly name: string;
}

const SUITES: readonly Suite[] = [
  { name: 'check' },
  { name: 'unit', isPatient: true },
  { name: 'soak', isPatient: true },
  { name: 'e2e' },
  { name: 'lighthouse', isAlone: true },
];

/** Starts the schedule, whose suites end when their name is passed to `end`. */
function start(signal = new AbortController().signal) {
  const running = new Map<string, () => void>();
  const run = ({ name }: Suite) =>
    new Promise<void>((resolve) => {
      running.set(name, resolve);
    });
  const done = runScheduled(SUITES, run, signal);
  async function end(name: string) {
    running.get(name)?.();
    running.delete(name);
    await turn();
    return [...running.keys()];
  }
  return { names: () => [...running.keys()], end, done };
}

test('patient suites run one after another beside the others, and one that measures runs alone', async () => {
  const { names, end, done } = start();
  expect(names()).toEqual(['check']);
  expect(await end('check')).toEqual(['e2e', 'unit']);
  expect(await end('e2e')).toEqual(['unit']);
  expect(await end('unit')).toEqual(['soak']);
  expect(await end('soak')).toEqual(['lighthouse']);
  await end('lighthouse');
  await done;
});

test('no suite begins after an interrupt', async () => {
  const interrupt = new AbortController();
  const { end, done } = start(interrupt.signal);
  await end('check');
  interrupt.abort();
  expect(await end('unit')).toEqual(['e2e']);
  expect(await end('e2e')).toEqual([]);
  await done;
});
