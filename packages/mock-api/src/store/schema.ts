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

interface MigrationsTable {
  name: string;
  run_at: number;
}

export interface Tables {
  accounts: AccountsTable;
  token_families: TokenFamiliesTable;
  refresh_tokens: RefreshTokensTable;
  wallets: WalletsTable;
  touchline_migrations: MigrationsTable;
}

export type Db = Kysely<Tables>;
