import { expect, onTestFinished, test } from 'vitest';
import { sqlStore } from '../src/accounts/sql-store.ts';
import { openStore } from '../src/store/open-store.ts';
import { accountsAt, killedWriters } from './store-durability.ts';
import { createTestDatabase, type DatabaseLocation, executeSql } from './test-database.ts';

// As versions wrote them that recorded migrations in a table of their own.
const ACCOUNTS_001 = `
  create table "touchline_migrations" ("name" text primary key, "run_at" bigint not null);
  create table "accounts" ("id" text primary key, "username" text not null unique, "password" text not null, "created_at" bigint not null);
  create table "wallets" ("account_id" text primary key references "accounts" ("id"), "usdt" double precision not null, "btc" double precision not null, "eth" double precision not null, "trx" double precision not null);
  insert into touchline_migrations values ('001-accounts', 1763000000);
  insert into accounts values ('a1', 'mei@example.org', 'scrypt$16$1$1$AAAA$AAAA', 1763000001);
  insert into wallets values ('a1', 12.5, 0.25, 3, 1000);`;
const TOKENS_002_CHAT_003 = `
  create table "token_families" ("id" text primary key, "account_id" text not null references "accounts" ("id"), "created_at" bigint not null, "revoked_at" bigint);
  create table "refresh_tokens" ("hash" text primary key, "family_id" text not null references "token_families" ("id"), "issued_at" bigint not null, "expires_at" bigint not null, "used_at" bigint);
  create index "refresh_tokens_by_expiry" on "refresh_tokens" ("expires_at");
  create table "chat_exchanges" ("id" text primary key, "user_id" text not null, "account_id" text references "accounts" ("id"), "asked_ms" bigint not null, "question" text not null, "reply" text not null);
  create index "chat_exchanges_by_user" on "chat_exchanges" ("user_id", "asked_ms");
  create index "chat_exchanges_by_age" on "chat_exchanges" ("asked_ms");
  insert into touchline_migrations values ('002-refresh-tokens', 1763000000), ('003-chat', 1763000000);
  insert into token_families values ('f1', 'a1', 1763000002, null);
  insert into refresh_tokens values ('hash-1', 'f1', 1763000002, 4000000000, null);
  insert into chat_exchanges values ('c1', 'mei@example.org', 'a1', 1763000003000, 'Who plays?', 'Nobody.');`;

async function open(database: DatabaseLocation) {
  const db = await openStore({ ...database, now: () => 1_763_000_100 });
  onTestFinished(() => db.destroy());
  return db;
}

type Store = Awaited<ReturnType<typeof open>>;

const appliedMigrations = async (db: Store) => {
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
};

const ALL = ['001-accounts', '002-refresh-tokens', '003-chat', '004-sessions'];

test('API-2 a database of an older version keeps every row, and is migrated once', async () => {
  const database = await createTestDatabase();
  await executeSql(database, ACCOUNTS_001 + TOKENS_002_CHAT_003);
  for (let start = 0; start < 2; start += 1) {
    const db = await open(database);
    expect(await appliedMigrations(db)).toEqual(ALL);
    expect(await db.selectFrom('accounts').selectAll().execute()).toEqual([
      {
        id: 'a1',
        username: 'mei@example.org',
        created_at: 1_763_000_001,
        password: 'scrypt$16$1$1$AAAA$AAAA',
      },
    ]);
    expect(await db.selectFrom('wallets').selectAll().execute()).toEqual([
      { account_id: 'a1', usdt: 12.5, btc: 0.25, eth: 3, trx: 1000 },
    ]);
    expect(await db.selectFrom('refresh_tokens').select('hash').execute()).toHaveLength(1);
    expect(await sqlStore(db).listSessions('a1', 1_763_000_100)).toEqual([
      { id: 'f1', startedAt: 1_763_000_002, lastUsedAt: 1_763_000_002 },
    ]);
    expect(await db.selectFrom('chat_exchanges').select('reply').execute()).toHaveLength(1);
  }
});

test('a database that has only the first migration of an older version gets the others', async () => {
  const database = await createTestDatabase();
  await executeSql(database, ACCOUNTS_001);
  const db = await open(database);
  expect(await appliedMigrations(db)).toEqual(ALL);
  expect(await db.selectFrom('accounts').select('id').execute()).toEqual([{ id: 'a1' }]);
  expect(await db.selectFrom('chat_exchanges').select('id').execute()).toEqual([]);
});

test('two processes that start at once on a database of an older version both work', async () => {
  const database = await createTestDatabase();
  await executeSql(database, ACCOUNTS_001 + TOKENS_002_CHAT_003);
  const confirmed = await killedWriters(database, 2);
  const accounts = await accountsAt(database);
  await expect(accounts.register('mei@example.org', 'a password')).rejects.toThrow(/already/);
  for (const { refreshToken } of confirmed.slice(-3)) {
    await expect(accounts.refresh(refreshToken)).resolves.toHaveProperty('accessToken');
  }
}, 60_000);

test('a migration that fails leaves nothing behind, and runs again at the next start', async () => {
  const database = await createTestDatabase();
  // Takes the name of a table of the third migration.
  await executeSql(
    database,
    'create table other (x text); create index chat_exchanges on other (x)',
  );
  await expect(open(database)).rejects.toThrow(/chat_exchanges/);
  // Fails if the first migration were still there.
  await executeSql(database, 'drop index chat_exchanges; create table accounts (x text)');
  await executeSql(database, 'drop table accounts');
  expect(await appliedMigrations(await open(database))).toEqual(ALL);
});
