import { expect, test } from 'vitest';
import { openStore } from '../src/store/open-store.ts';
import { accountsAt, killedWriters } from './store-durability.ts';
import { createTestDatabase } from './test-database.ts';

const mei = ['mei@example.org', 'a quiet evening'] as const;

test('API-1 accounts, wallets and tokens are stored alike in SQLite and in PostgreSQL', async () => {
  const accounts = await accountsAt(await createTestDatabase());
  expect(await accounts.register('Mei@Example.org', mei[1])).toBe(mei[0]);
  await expect(accounts.register(...mei)).rejects.toThrow(/already/);
  const { accessToken, refreshToken } = await accounts.logIn(...mei);
  const { balances } = await accounts.wallet(
    await accounts.verifyAccessToken(accessToken),
    1_795_203_000,
  );
  expect(balances.USDT).toBeGreaterThan(0);
  const next = await accounts.refresh(refreshToken);
  await expect(accounts.refresh(refreshToken)).rejects.toThrow(/no longer valid/);
  await expect(accounts.refresh(next.refreshToken)).rejects.toThrow(/no longer valid/);
});

test('API-2 confirmed writes survive kill -9, with two processes on one database', async () => {
  const database = await createTestDatabase();
  const confirmed = await killedWriters(database, 2);
  const accounts = await accountsAt(database);
  for (const { email, refreshToken } of confirmed) {
    await expect(accounts.register(email, 'another evening')).rejects.toThrow(/already/);
    await expect(accounts.refresh(refreshToken)).resolves.toHaveProperty('accessToken');
  }
}, 60_000);

test('API-3 expired tokens are deleted at the next start', async () => {
  const database = await createTestDatabase();
  const first = await openStore({ ...database, now: () => 1000 });
  const family = { id: 'f', account_id: 'a', created_at: 1, revoked_at: null };
  const token = { family_id: 'f', issued_at: 1, used_at: null };
  await first
    .insertInto('accounts')
    .values({ id: 'a', username: 'a', password: 'x', created_at: 1 })
    .execute();
  await first.insertInto('token_families').values(family).execute();
  await first
    .insertInto('refresh_tokens')
    .values([
      { ...token, hash: 'old', expires_at: 1500 },
      { ...token, hash: 'new', expires_at: 2500 },
    ])
    .execute();
  await first.destroy();
  const second = await openStore({ ...database, now: () => 2000 });
  const rest = await second.selectFrom('refresh_tokens').select('hash').execute();
  await second.destroy();
  expect(rest).toEqual([{ hash: 'new' }]);
});
