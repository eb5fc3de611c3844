import type { Kysely } from 'kysely';

export interface Migration {
  readonly name: string;
  readonly up: (db: Kysely<never>) => Promise<void>;
}

async function accounts(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('username', 'text', (column) => column.notNull().unique())
    .addColumn('password', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('wallets')
    .addColumn('account_id', 'text', (column) => column.primaryKey().references('accounts.id'))
    .addColumn('usdt', 'double precision', (column) => column.notNull())
    .addColumn('btc', 'double precision', (column) => column.notNull())
    .addColumn('eth', 'double precision', (column) => column.notNull())
    .addColumn('trx', 'double precision', (column) => column.notNull())
    .execute();
}

async function refreshTokens(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('token_families')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('revoked_at', 'bigint')
    .execute();
  await db.schema
    .createTable('refresh_tokens')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('family_id', 'text', (column) => column.notNull().references('token_families.id'))
    .addColumn('issued_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('refresh_tokens_by_expiry')
    .on('refresh_tokens')
    .column('expires_at')
    .execute();
}

async function chat(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('chat_exchanges')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.references('accounts.id'))
    .addColumn('asked_ms', 'bigint', (column) => column.notNull())
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('reply', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('chat_exchanges_by_user')
    .on('chat_exchanges')
    .columns(['user_id', 'asked_ms'])
    .execute();
  await db.schema
    .createIndex('chat_exchanges_by_age')
    .on('chat_exchanges')
    .column('asked_ms')
    .execute();
}

/** In order. Released migrations are never changed. */
export const migrations: readonly Migration[] = [
  { name: '001-accounts', up: accounts },
  { name: '002-refresh-tokens', up: refreshTokens },
  { name: '003-chat', up: chat },
];
