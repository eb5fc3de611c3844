import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Progress } from './progress.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const plan = [
  { name: 'check', seconds: 40 },
  { name: 'unit', seconds: 160 },
];

const passes = (ms: number) => () =>
  new Promise<string>((done) => {
    setTimeout(done, ms, 'passed');
  });

async function watched(progress: Progress, name: string, run: Parameters<Progress['watch']>[1]) {
  const result = progress.watch(name, run);
  await vi.runAllTimersAsync();
  return result;
}

test('the time left is planned, and follows the pace of the machine', async () => {
  let printed = '';
  const progress = new Progress((text) => {
    printed += text;
  }, plan);
  expect(await watched(progress, 'check', passes(80_000))).toEqual(['passed', 80_000]);
  await watched(progress, 'unit', passes(1000));
  expect(printed).toMatch(/^── check \(3 min left\)\n/);
  expect(printed).toMatch(/^── unit \(5 min left\)\n$/m);
});

test('a silent suite says every 9 s how long it has run, one that prints does not', async () => {
  let printed = '';
  const progress = new Progress((text) => {
    printed += text;
  }, plan);
  await watched(progress, 'unit', async (print) => {
    await passes(8000)();
    print('✓ one file\n');
    await passes(19_000)();
  });
  expect(printed.split('\n').slice(1, -1)).toEqual([
    '✓ one file',
    '   unit: 17 s',
    '   unit: 26 s',
  ]);
});
