import { expect, test } from 'vitest';
import { ratesAt } from './wallet.ts';

const NOW = 1_795_203_600;
const DAY_SECONDS = 86_400;

test.each(['BTC', 'ETH', 'TRX'] as const)(
  'ENT-11 the change of the %s rate is that of its price over the last day, in percent',
  (currency) => {
    const priceAt = (instant: number) => ratesAt(instant)[currency]?.price ?? Number.NaN;
    const change = (priceAt(NOW) / priceAt(NOW - DAY_SECONDS) - 1) * 100;
    expect(ratesAt(NOW)[currency]?.change).toBeCloseTo(change, 1);
  },
);
