import type { Kysely } from 'kysely';

/** Times are seconds since the epoch. */
interface AccountsTable {
  id: string;
  /** The normalized e-mail address. */
  username: string;
  /** The hash with its parameters and salt. */
  password: string;
  created_at: number;
}

/** A session: all refresh tokens that descend from one login. */
interface TokenFamiliesTable {
  id: string;
  account_id: string;
  created_at: number;
  revoked_at: number | null;
  /** `null` until the first refresh. */
  last_used_at: number | null;
  browser: string | null;
  system: string | null;
}

interface RefreshTokensTable {
  /** SHA-256 of the token; the token itself is not stored. */
  hash: string;
  family_id: string;
  issued_at: number;
  expires_at: number;
  used_at: number | null;
}

interface WalletsTable {
  account_id: string;
  usdt: number;
  btc: number;
  eth: number;
  trx: number;
}

/** One chat question and its reply. */
interface ChatExchangesTable {
  id: string;
  /** As sent by the client: a username or a session id. */
  user_id: string;
  /** `null` if the visitor was not signed in. */
  account_id: string | null;
  /** In milliseconds, because questions may follow each other within a second. */
  asked_ms: number;
  question: string;
  reply: string;
}

export interface Tables {
  accounts: AccountsTable;
  token_families: TokenFamiliesTable;
  refresh_tokens: RefreshTokensTable;
  wallets: WalletsTable;
  chat_exchanges: ChatExchangesTable;
}

export type Db = Kysely<Tables>;

/** PostgreSQL cannot store NUL, and neither database a lone surrogate: both become U+FFFD. */
export const toStorableText = (text: string): string =>
  text.toWellFormed().replaceAll('\0', '\ufffd');
