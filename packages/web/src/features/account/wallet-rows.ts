import type { Currency, Wallet } from '@touchline/types';

export interface WalletRow {
  symbol: Currency;
  /** In USDT. */
  price: number;
  /** Over the last day, in percent. */
  change: number;
  /** Nobody has said what the price is today. */
  sample: boolean;
  /** Undefined until the wallet could be read. */
  amount: number | undefined;
  value: number | undefined;
}

/** ACC-3: what stands here until the server says better (ENT-11). */
const usual = {
  USDT: { price: 1, change: 0 },
  BTC: { price: 99_420.81, change: 2.65 },
  ETH: { price: 1991.2, change: 9.41 },
  TRX: { price: 0.2501, change: 1.3 },
} as const satisfies Record<Currency, { price: number; change: number }>;

const currencies = Object.keys(usual) as Currency[];

export function walletRows(wallet: Wallet | undefined): WalletRow[] {
  return currencies.map((symbol) => {
    const rate = wallet?.rates?.[symbol];
    const { price, change } = rate ?? usual[symbol];
    const amount = wallet?.balances[symbol];
    const value = amount === undefined ? undefined : amount * price;
    return { symbol, price, change, sample: rate === undefined, amount, value };
  });
}
