// @vitest-environment-options { "url": "https://scores.example/" }
import { expect, test } from 'vitest';
import { readCookie } from './read-cookie.ts';
import { writeCookie } from './write-cookie.ts';

test('under HTTPS a cookie has the prefix of its host, and replaces the one of an earlier version', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as an earlier version wrote it.
  document.cookie = 'touchline-shown=ma-1; Path=/; Max-Age=1000';
  expect(readCookie('touchline-shown')).toBe('ma-1');
  writeCookie('touchline-shown', 'ma-1.ma-2', 1000);
  expect(document.cookie).toBe('__Host-touchline-shown=ma-1.ma-2');
  expect(readCookie('touchline-shown')).toBe('ma-1.ma-2');
  expect(readCookie('touchline')).toBeUndefined();
});
