import type { Kysely } from 'kysely';

/** Times are seconds since the epoch. */
interface AccountsTable {
  id: string;
  /** The e-mail address, normalised. */
  username: string;
  /** The hash, with its own parameters and salt. */
  password: string;
  created_at: number;
}

/** All refresh tokens that descend from one login. */
interface TokenFamiliesTable {
  id: string;
  account_id: string;
  created_at: number;
  revoked_at: number | null;
}

interface RefreshTokensTable {
  /** The token itself is with its bearer alone. */
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

/** A question with its reply. */
interface ChatExchangesTable {
  id: string;
  /** As the visitor gave it: a username, or an id of the session. */
  user_id: string;
  /** Of whoever was signed in. */
  account_id: string | null;
  /** In milliseconds: questions follow each other within a second. */
  asked_ms: number;
  question: string;
  reply: string;
}

interface MigrationsTable {
  name: string;
  run_at: number;
}

export interface Tables {
  accounts: AccountsTable;
  token_families: TokenFamiliesTable;
  refresh_tokens: RefreshTokensTable;
  wallets: WalletsTable;
  chat_exchanges: ChatExchangesTable;
  touchline_migrations: MigrationsTable;
}

export type Db = Kysely<Tables>;
