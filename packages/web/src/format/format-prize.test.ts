import { expect, test } from 'vitest';
import { formatPrize } from './format-prize.ts';

test.each([
  [320_000, 'USD', 'en', '$320,000'],
  [40_000_000, 'GBP', 'en', '£40,000,000'],
  [60_000_000, 'CNY', 'zh', '¥60,000,000'],
] as const)('TRN-7 a prize pool of %d %s is %s %s', (amount, currency, language, text) => {
  expect(formatPrize(amount, currency, language)).toBe(text);
});
