import { expect, test } from 'vitest';
import { BufferedLog } from './buffered-log.ts';

test('lines are buffered briefly and written together, in order', async () => {
  const written: string[] = [];
  const lines = new BufferedLog((text) => written.push(text));
  lines.write('one\n');
  lines.write('two\n');
  expect(written).toEqual([]);
  await expect.poll(() => written, { timeout: 15_000 }).toEqual(['one\ntwo\n']);
  lines.write('three\n');
  lines.flushSync();
  lines.flushSync();
  expect(written.slice(1)).toEqual(['three\n']);
});

test('a full buffer is written at once', () => {
  const written: string[] = [];
  const lines = new BufferedLog((text) => written.push(text));
  for (let n = 0; n < 1000; n += 1) lines.write(`${'x'.repeat(99)}\n`);
  expect(written.length).toBeGreaterThanOrEqual(5);
  lines.flushSync();
  expect(written.join('')).toHaveLength(100_000);
});
