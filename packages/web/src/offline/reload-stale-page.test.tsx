import { expect, test } from 'vitest';
import { claimReload, hasTypedText } from './reload-stale-page.ts';

function createStorage(): () => Storage {
  const items = new Map<string, string>();
  const session = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as Storage;
  return () => session;
}

test('a page of an old build reloads once, and again no sooner than after a minute', () => {
  const session = createStorage();
  expect(claimReload(1_000_000, session)).toBe(true);
  expect(claimReload(1_030_000, session)).toBe(false);
  expect(claimReload(1_060_000, session)).toBe(true);
});

test('without storage nothing is reloaded, which could loop forever', () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  expect(claimReload(1_000_000, forbidden)).toBe(false);
});

test('text in a field is detected, and a checkbox is not mistaken for it', () => {
  const page = document.createElement('main');
  page.innerHTML = '<input type="checkbox" value="on"><input type="search"><textarea></textarea>';
  expect(hasTypedText(page)).toBe(false);
  (page.querySelector('textarea') as HTMLTextAreaElement).value = 'When does it begin?';
  expect(hasTypedText(page)).toBe(true);
});
