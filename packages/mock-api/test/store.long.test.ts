import { expect, test } from 'vitest';
import { ACCOUNTS_001, TOKENS_002_CHAT_003 } from './older-versions.ts';
import { accountsAt, killedWriters } from './store-durability.ts';
import { createTestDatabase, executeSql } from './test-database.ts';

test('API-2 confirmed writes survive kill -9, with two processes on one database', async () => {
  const database = await createTestDatabase();
  const confirmed = await killedWriters(database, 2);
  const accounts = await accountsAt(database);
  for (const { email, refreshToken } of confirmed) {
    await expect(accounts.register(email, 'another evening')).rejects.toThrow(/already/);
    await expect(accounts.refresh(refreshToken)).resolves.toHaveProperty('accessToken');
  }
}, 60_000);

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
