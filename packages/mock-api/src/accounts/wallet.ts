import type { Currency, Wallet } from '@touchline/types';
import { keyedRandom } from '../keyed-random.ts';

const HOUR = 3600;

const usual: Record<Currency, { price: number; swing: number; digits: number }> = {
  USDT: { price: 1, swing: 0, digits: 2 },
  BTC: { price: 99_420.81, swing: 0.04, digits: 2 },
  ETH: { price: 1991.2, swing: 0.06, digits: 2 },
  TRX: { price: 0.2501, swing: 0.05, digits: 4 },
};

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
const step = (currency: Currency, hour: number) => keyedRandom(`rate ${currency} ${hour}`) * 2 - 1;

/** Drifts from one hour's value to the next, so that a reload shows no jump. */
function priceAt(currency: Currency, instant: number): number {
  const { price, swing, digits } = usual[currency];
  const hour = Math.floor(instant / HOUR);
  const part = instant / HOUR - hour;
  const drift = step(currency, hour) * (1 - part) + step(currency, hour + 1) * part;
  return rounded(price * (1 + swing * drift), digits);
}

function rateAt(currency: Currency, instant: number) {
  const price = priceAt(currency, instant);
  const before = priceAt(currency, instant - 24 * HOUR);
  return { price, change: rounded((price / before - 1) * 100, 2) };
}

/** Sample balances, the same for one account whenever it is opened. */
export function sampleBalances(username: string): Wallet['balances'] {
  const amount = (currency: Currency, most: number, digits: number) =>
    rounded(keyedRandom(`balance ${username} ${currency}`) * most, digits);
  return {
    USDT: amount('USDT', 5000, 2),
    BTC: amount('BTC', 0.2, 5),
    ETH: amount('ETH', 4, 4),
    TRX: amount('TRX', 20_000, 1),
  };
}

export function ratesAt(instant: number): NonNullable<Wallet['rates']> {
  const currencies = Object.keys(usual) as Currency[];
  return Object.fromEntries(currencies.map((currency) => [currency, rateAt(currency, instant)]));
}
