import { SAMPLE_ACCOUNT } from '@touchline/shared/domain/sample-account';
import type { Wallet } from '@touchline/types';

/** A sample account that cannot log in. */
export const BLOCKED_USERNAME = 'blocked@touchline.dev';

const RICH = { USDT: 987_654_321.09, BTC: 20_999.99999, ETH: 123_456.7891, TRX: 98_765_432.1 };
const NOTHING = { USDT: 0, BTC: 0, ETH: 0, TRX: 0 };

/** All of them have the password of `SAMPLE_ACCOUNT`. */
export const SAMPLE_ACCOUNTS: readonly {
  readonly username: string;
  readonly balances?: Wallet['balances'];
}[] = [
  { username: SAMPLE_ACCOUNT.username },
  { username: 'rich@touchline.dev', balances: RICH },
  { username: 'empty@touchline.dev', balances: NOTHING },
  { username: BLOCKED_USERNAME },
];
