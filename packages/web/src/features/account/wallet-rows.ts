import type { Currency, Wallet } from '@touchline/types';

export interface WalletRow {
  symbol: Currency;
  /** In USDT. */
  price: number;
  /** Over the last day, in percent. */
  change: number;
  /** True for a sample price: the server sent no rate. */
  isSample: boolean;
  /** Undefined until the wallet is loaded. */
  amount: number | undefined;
  value: number | undefined;
}

/** ACC-3: shown where the server sends no rate (ENT-11). */
const sampleRates = {
  USDT: { price: 1, change: 0 },
  BTC: { price: 99_420.81, change: 2.65 },
  ETH: { price: 1991.2, change: 9.41 },
  TRX: { price: 0.2501, change: 1.3 },
} as const satisfies Record<Currency, { price: number; change: number }>;

const currencies = Object.keys(sampleRates) as Currency[];

export function walletRows(wallet: Wallet | undefined): WalletRow[] {
  return currencies.map((symbol) => {
    const rate = wallet?.rates?.[symbol];
    const { price, change } = rate ?? sampleRates[symbol];
    const amount = wallet?.balances[symbol];
    const value = amount === undefined ? undefined : amount * price;
    return { symbol, price, change, isSample: rate === undefined, amount, value };
  });
}
