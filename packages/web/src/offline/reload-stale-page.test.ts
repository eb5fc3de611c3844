// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { holdsWords, mayReload } from './reload-stale-page.ts';

function storage(): () => Storage {
  const kept = new Map<string, string>();
  const session = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
  return () => session;
}

test('a page of an old build reloads once, and after a while may again', () => {
  const session = storage();
  expect(mayReload(1_000_000, session)).toBe(true);
  expect(mayReload(1_030_000, session)).toBe(false);
  expect(mayReload(1_060_000, session)).toBe(true);
});

test('where nothing can be kept nothing is reloaded, or it would never end', () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  expect(mayReload(1_000_000, forbidden)).toBe(false);
});

test('what somebody has typed is seen, and what nobody has typed is none of it', () => {
  const page = document.createElement('main');
  page.innerHTML = '<input type="checkbox" value="on"><input type="search"><textarea></textarea>';
  expect(holdsWords(page)).toBe(false);
  (page.querySelector('textarea') as HTMLTextAreaElement).value = 'When does it begin?';
  expect(holdsWords(page)).toBe(true);
});
