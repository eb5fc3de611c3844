import { expect, onTestFinished, test } from 'vitest';
import { sqlStore } from '../src/accounts/sql-store.ts';
import { openStore } from '../src/store/open-store.ts';
import { ACCOUNTS_001, TOKENS_002_CHAT_003 } from './older-versions.ts';
import { createTestDatabase, type DatabaseLocation, executeSql } from './test-database.ts';

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
