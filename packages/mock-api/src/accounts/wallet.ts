import { keyedRandom } from '@touchline/shared/domain/seeded-random';
import type { Currency, Wallet } from '@touchline/types';

const HOUR_SECONDS = 3600;

const BASE_RATES: Record<Currency, { price: number; swing: number; digits: number }> = {
  USDT: { price: 1, swing: 0, digits: 2 },
  BTC: { price: 99_420.81, swing: 0.04, digits: 2 },
  ETH: { price: 1991.2, swing: 0.06, digits: 2 },
  TRX: { price: 0.2501, swing: 0.05, digits: 4 },
};

const round = (value: number, digits: number) => Number(value.toFixed(digits));
const hourlyDrift = (currency: Currency, hour: number) =>
  keyedRandom(`rate ${currency} ${hour}`) * 2 - 1;

/** Interpolates between hourly values, so that prices do not jump on reload. */
function priceAt(currency: Currency, instant: number): number {
  const { price, swing, digits } = BASE_RATES[currency];
  const hour = Math.floor(instant / HOUR_SECONDS);
  const fraction = instant / HOUR_SECONDS - hour;
  const drift =
    hourlyDrift(currency, hour) * (1 - fraction) + hourlyDrift(currency, hour + 1) * fraction;
  return round(price * (1 + swing * drift), digits);
}

function rateAt(currency: Currency, instant: number) {
  const price = priceAt(currency, instant);
  const dayAgo = priceAt(currency, instant - 24 * HOUR_SECONDS);
  return { price, change: round((price / dayAgo - 1) * 100, 2) };
}

/** Sample balances, derived from the username alone. */
export function sampleBalances(username: string): Wallet['balances'] {
  const amount = (currency: Currency, max: number, digits: number) =>
    round(keyedRandom(`balance ${username} ${currency}`) * max, digits);
  return {
    USDT: amount('USDT', 5000, 2),
    BTC: amount('BTC', 0.2, 5),
    ETH: amount('ETH', 4, 4),
    TRX: amount('TRX', 20_000, 1),
  };
}

export function ratesAt(instant: number): NonNullable<Wallet['rates']> {
  const currencies = Object.keys(BASE_RATES) as Currency[];
  return Object.fromEntries(currencies.map((currency) => [currency, rateAt(currency, instant)]));
}
