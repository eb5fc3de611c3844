import { expect, test } from 'vitest';
import { formatCoins } from './format-coins.ts';

test.each([
  [99_420.81, 'BTC', '99,420.81'],
  [1_234_567.891, 'BTC', '1,234,567.89'],
  [1991.2, 'ETH', '1991.20'],
  [0.2501, 'TRX', '0.25'],
  [1, 'USDT', '1.00'],
] as const)('ACC-3 %d of %s is formatted as %s', (value, symbol, text) => {
  expect(formatCoins(value, symbol, 'en')).toBe(text);
  expect(formatCoins(value, symbol, 'zh')).toBe(text);
});
