import { expect, test } from 'vitest';
import { walletRows } from './wallet-rows.ts';

const balances = { USDT: 2480, BTC: 0.42, ETH: 1.85, TRX: 610 };

test('ACC-3 until the wallet is loaded the rows have sample prices and no amounts', () => {
  expect(walletRows(undefined)).toEqual([
    { symbol: 'USDT', price: 1, change: 0, isSample: true, amount: undefined, value: undefined },
    {
      symbol: 'BTC',
      price: 99_420.81,
      change: 2.65,
      isSample: true,
      amount: undefined,
      value: undefined,
    },
    {
      symbol: 'ETH',
      price: 1991.2,
      change: 9.41,
      isSample: true,
      amount: undefined,
      value: undefined,
    },
    {
      symbol: 'TRX',
      price: 0.2501,
      change: 1.3,
      isSample: true,
      amount: undefined,
      value: undefined,
    },
  ]);
});

test('ACC-3 a value is the amount times the price', () => {
  const [, bitcoin] = walletRows({ balances });
  expect(bitcoin?.amount).toBe(0.42);
  expect(bitcoin?.value).toBeCloseTo(41_756.74, 2);
});

test('ENT-11 a rate from the server replaces the sample rate of its coin only', () => {
  const rows = walletRows({ balances, rates: { BTC: { price: 100_000, change: -1.5 } } });
  expect(rows[1]).toMatchObject({ price: 100_000, change: -1.5, isSample: false, value: 42_000 });
  expect(rows.map(({ isSample }) => isSample)).toEqual([true, false, true, true]);
});
