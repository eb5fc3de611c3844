import { expect, test } from 'vitest';
import { isSearchShortcut } from './is-search-shortcut.ts';

const key = (key: string, more = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  defaultPrevented: false,
  ...more,
});
const page = { typing: false, apple: false };

test.each([
  ['/', {}, page, true],
  ['/', {}, { ...page, typing: true }, false],
  ['/', { ctrlKey: true }, page, false],
  ['/', { isComposing: true }, page, false],
  ['/', { defaultPrevented: true }, page, false],
  ['k', { ctrlKey: true }, page, true],
  ['K', { ctrlKey: true }, page, true],
  ['k', { ctrlKey: true }, { ...page, typing: true }, true],
  ['k', { ctrlKey: true, isComposing: true }, { ...page, typing: true }, false],
  ['k', { metaKey: true }, page, false],
  ['k', {}, page, false],
  ['k', { metaKey: true }, { ...page, apple: true }, true],
  ['k', { ctrlKey: true }, { ...page, apple: true }, false],
])('the key %s with %j, where %j, opens the search: %s', (name, more, where, opens) => {
  expect(isSearchShortcut(key(name, more), where)).toBe(opens);
});
