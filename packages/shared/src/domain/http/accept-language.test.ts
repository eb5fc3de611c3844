import { languages } from '@touchline/types/client-contract';
import fc from 'fast-check';
import Negotiator from 'negotiator';
import { expect, test } from 'vitest';
import { preferredLanguage } from './accept-language.ts';

test.each([
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['en-US,en;q=0.9,zh;q=0.8', 'en'],
  ['fr-FR,zh;q=0.4', 'zh'],
  ['en;q=0.4, zh-Hant;q=0.5', 'zh'],
  ['de-DE,de;q=0.9', 'en'],
  ['de', 'en'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['ca,es;q=0.8,en;q=0.5', 'es'],
  ['de,zh;q=0.5', 'zh'],
  ['zh;q=0', 'en'],
  ['zh;q=0,en', 'en'],
  ['zh;q=oops', 'en'],
  ['zh; Q = 0.2, en;q=0.1', 'zh'],
  ['zhx', 'en'],
  ['zh, en', 'zh'],
  ['*', 'en'],
  ['en;q=0, *', 'zh'],
  ['zh;q=0.1, *;q=0.9', 'en'],
  ['en;q=0.1, *;q=0.9', 'zh'],
  ['*, en', 'en'],
  ['zh-CN, en', 'zh'],
  ['zh;q=0.2, zh-CN;q=0.9, en;q=0.5', 'zh'],
  ['', 'en'],
  [undefined, 'en'],
])('PRF-1 Accept-Language: %s prefers %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});

// Few qualities, so that some are equal. Without subtags: negotiator puts `en` before `zh` in "zh-CN, en", which no reader of Chinese wants.
const RANGES = ['en', 'zh', 'fr', 'EN', 'Zh', '*'];

const header = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...RANGES), fc.integer({ min: 0, max: 10 })), {
    minLength: 1,
    selector: ([range]) => range.toLowerCase(),
  })
  .map((ranges) => ranges.map(([range, quality]) => `${range};q=${quality / 10}`).join(', '));

test('any header without subtags is read like negotiator reads it', () => {
  fc.assert(
    fc.property(header, (acceptLanguage) => {
      const negotiator = new Negotiator({ headers: { 'accept-language': acceptLanguage } });
      const [best = 'en'] = negotiator.languages([...languages]);
      expect(preferredLanguage(acceptLanguage)).toBe(best);
    }),
    { numRuns: 1000 },
  );
});

test('no header is an error', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(languages).toContain(preferredLanguage(text));
    }),
  );
});
