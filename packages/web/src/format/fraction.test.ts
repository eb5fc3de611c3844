import { expect, test } from 'vitest';
import { fraction } from './fraction.ts';

const value = (text: string) => {
  const [numerator = 0, denominator = 1] = text.split('/').map(Number);
  return numerator / denominator;
};

test.each([
  [1, '1/1'],
  [0.5, '1/2'],
  [2.5, '5/2'],
  [0.25, '1/4'],
])('PRF-3 the fraction of %d is %s', (net, text) => {
  expect(fraction(net)).toBe(text);
});

test('PRF-3 every fraction from 0.01 to 50 is within 5 % of its price', () => {
  for (let cents = 1; cents <= 5000; cents++) {
    const net = cents / 100;
    expect(Math.abs(value(fraction(net)) - net) / net).toBeLessThanOrEqual(0.05);
  }
});

test('PRF-3 a price below every denominator in use is one over a whole number', () => {
  expect(fraction(0.004)).toBe('1/250');
});
