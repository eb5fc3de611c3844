import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempDir } from '../../test/test-database.ts';
import { fileTextStore, memoryTextStore } from './text-store.ts';

const LIMITS = { texts: 3, bytes: 1000 };

test.each([
  ['memory', () => memoryTextStore(LIMITS)],
  ['a folder', () => fileTextStore(tempDir(), LIMITS)],
])('in %s a text is found by its token, and an unknown token is not', async (_, open) => {
  const store = open();
  await store.save('a', '{"a":1}');
  expect(await store.load('a')).toBe('{"a":1}');
  expect(await store.load('b')).toBeUndefined();
});

test('in memory the texts used longest ago are dropped beyond the limits', async () => {
  const store = memoryTextStore(LIMITS);
  for (const token of ['a', 'b', 'c']) await store.save(token, token);
  await store.load('a');
  await store.save('d', 'd');
  expect(await Promise.all(['a', 'b', 'c', 'd'].map(store.load))).toEqual([
    'a',
    undefined,
    'c',
    'd',
  ]);
});

test('in a folder the texts used longest ago are dropped beyond the limits', async () => {
  const dir = tempDir();
  const store = fileTextStore(dir, LIMITS);
  const folder = join(dir, 'overrides');
  const files = () => readdirSync(folder).sort();
  for (const [minute, token] of ['a', 'b', 'c'].entries()) {
    await store.save(token, token);
    utimesSync(join(folder, `${token}.json`), minute * 60, minute * 60);
  }
  await store.load('a');
  await store.save('d', 'd');
  expect(files()).toEqual(['a.json', 'c.json', 'd.json']);
  await store.save('e', 'e'.repeat(1000));
  expect(files()).toEqual(['e.json']);
});
