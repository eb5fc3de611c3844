import { expect, test } from 'vitest';
import { fraction } from './fraction.ts';

const parse = (text: string) => text.split('/').map(Number) as [number, number];
const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** Every price that decimal odds can show, from 1.01 to 1001, and those between. */
const prices = [
  ...Array.from({ length: 10_000 }, (_, step) => (step + 10) / 1000),
  ...Array.from({ length: 9_901 }, (_, step) => 10 + step / 10),
];

test.each([
  [0.01, '1/100'],
  [0.1667, '1/6'],
  [0.18, '2/11'],
  [0.19, '4/21'],
  [0.2, '1/5'],
  [0.25, '1/4'],
  [0.29, '2/7'],
  [0.36, '4/11'],
  [0.5, '1/2'],
  [0.62, '8/13'],
  [0.91, '10/11'],
  [1, '1/1'],
  [1.5, '3/2'],
  [2.5, '5/2'],
  [13, '13/1'],
  [18.74, '19/1'],
])('PRF-3 the fraction of %d is %s', (net, text) => {
  expect(fraction(net)).toBe(text);
});

test('PRF-3 every fraction is within 5 % of its price', () => {
  const off = prices.filter((net) => {
    const [profit, stake] = parse(fraction(net));
    return Math.abs(profit / stake - net) > net * 0.05 + 1e-9;
  });
  expect(off).toEqual([]);
});

test('PRF-3 every fraction is reduced', () => {
  const texts = [...new Set(prices.map(fraction))];
  expect(texts.filter((text) => divisor(...parse(text)) > 1)).toEqual([]);
});

test('PRF-3 a longer price never has a smaller fraction', () => {
  const values = prices.map((net) => {
    const [profit, stake] = parse(fraction(net));
    return profit / stake;
  });
  expect(values).toEqual(values.toSorted((a, b) => a - b));
});
