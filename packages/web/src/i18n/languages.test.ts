import { expect, test } from 'vitest';
import { preferredLanguage } from './languages.ts';

test.each([
  ['zh-CN,zh;q=0.9,en;q=0.5', 'zh'],
  ['en-GB,en;q=0.9,zh;q=0.8', 'en'],
  ['fr-FR,zh;q=0.4', 'zh'],
  ['de', 'en'],
  ['zh;q=0,en', 'en'],
  [undefined, 'en'],
])('PRF-1 whoever asks for %s reads %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
