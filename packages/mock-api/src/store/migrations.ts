import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function accounts(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('accounts')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('username', 'text', (column) => column.notNull().unique())
    .addColumn('password', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('wallets')
    .ifNotExists()
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
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('revoked_at', 'bigint')
    .execute();
  await db.schema
    .createTable('refresh_tokens')
    .ifNotExists()
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('family_id', 'text', (column) => column.notNull().references('token_families.id'))
    .addColumn('issued_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('refresh_tokens_by_expiry')
    .ifNotExists()
    .on('refresh_tokens')
    .column('expires_at')
    .execute();
}

async function chat(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('chat_exchanges')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.references('accounts.id'))
    .addColumn('asked_ms', 'bigint', (column) => column.notNull())
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('reply', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('chat_exchanges_by_user')
    .ifNotExists()
    .on('chat_exchanges')
    .columns(['user_id', 'asked_ms'])
    .execute();
  await db.schema
    .createIndex('chat_exchanges_by_age')
    .ifNotExists()
    .on('chat_exchanges')
    .column('asked_ms')
    .execute();
}

async function sessions(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('token_families').addColumn('last_used_at', 'bigint').execute();
  await db.schema.alterTable('token_families').addColumn('browser', 'text').execute();
  await db.schema.alterTable('token_families').addColumn('system', 'text').execute();
  await db.schema
    .createIndex('token_families_by_account')
    .on('token_families')
    .column('account_id')
    .execute();
}

/**
 * In the order of their names. Released migrations are never changed. The first three may find their tables: versions
 * that recorded them in `touchline_migrations` created the same ones.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-accounts': { up: accounts },
  '002-refresh-tokens': { up: refreshTokens },
  '003-chat': { up: chat },
  '004-sessions': { up: sessions },
};
