import { expect, test } from 'vitest';
import { attackTable } from './attack-table.ts';
import { attacks } from './list-attacks.ts';
import { runAttacks } from './run-attacks.ts';

test('the table has a row for each attack, and says which have failed', async () => {
  const signal = new AbortController().signal;
  const plain = { tries: 'a | b', right: 'refused' };
  const rows = await runAttacks({
    attacks: [
      { ...plain, name: 'one', run: async () => ({ ok: true, seen: '4 of 4\nrefused' }) },
      { ...plain, name: 'two', run: async () => ({ ok: false, seen: 'accepted' }) },
      { ...plain, name: 'three', run: async () => Promise.reject(new Error('no Chromium')) },
    ],
    origin: 'http://127.0.0.1:1',
    startApi: async () => '',
    signal,
    onRow: () => {},
  });
  expect(attackTable(rows).split('\n').slice(2)).toEqual([
    '| one | a \\| b | refused | 4 of 4 refused | 0 s | held |',
    '| two | a \\| b | refused | accepted | 0 s | **FAILED** |',
    '| three | a \\| b | refused | could not run: no Chromium | 0 s | **FAILED** |',
    '',
  ]);
});

test('each attack has a name of its own, by which it can be run', () => {
  const names = attacks.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z-]+$/);
});
