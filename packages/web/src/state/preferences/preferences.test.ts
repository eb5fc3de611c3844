import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { parsePreferences } from './preferences.ts';
import { changePreferencesAtom, spoilerFreeAtom } from './preferences-atoms.ts';

test('PRF-1 stored preferences are read back', () => {
  const stored = { language: 'zh', odds: 'hk', zone: 'Asia/Tokyo', theme: 'dark' };
  expect(parsePreferences(JSON.stringify(stored))).toEqual(stored);
});

test.each(['', 'null', '[]', '{', '"zh"', null, undefined])(
  'PRF-1 the stored text %o yields no preferences and no error',
  (text) => {
    expect(parsePreferences(text)).toEqual({});
  },
);

test('PRF-2 an invalid value is left out, the rest stays', () => {
  const text = JSON.stringify({
    language: 'xx',
    odds: 'roman',
    zone: 'Mars/Olympus',
    theme: 'light',
    __proto__x: 1,
    toString: 'an inherited name',
  });
  expect(parsePreferences(text)).toEqual({ theme: 'light' });
});

test('PRF-8 results are shown unless the visitor has chosen to cover them', () => {
  const store = createStore();
  expect(store.get(spoilerFreeAtom)).toBe(false);
  store.set(changePreferencesAtom, parsePreferences('{"results":"covered"}'));
  expect(store.get(spoilerFreeAtom)).toBe(true);
  expect(parsePreferences('{"results":"off"}')).toEqual({});
});
