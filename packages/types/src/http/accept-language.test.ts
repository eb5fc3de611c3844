import { expect, test } from 'vitest';
import { preferredLanguage } from './accept-language.ts';

test.each([
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['en-US,en;q=0.9,zh;q=0.8', 'en'],
  ['fr-FR,zh;q=0.4', 'zh'],
  ['en;q=0.4, zh-Hant;q=0.5', 'zh'],
  ['de-DE,de;q=0.9', 'en'],
  ['de', 'en'],
  ['de,zh;q=0.5', 'zh'],
  ['zh;q=0', 'en'],
  ['zh;q=0,en', 'en'],
  ['zh;q=oops', 'en'],
  ['zh; Q = 0.2, en;q=0.1', 'zh'],
  ['zhx', 'en'],
  ['zh, en', 'zh'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('PRF-1 Accept-Language: %s prefers %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
