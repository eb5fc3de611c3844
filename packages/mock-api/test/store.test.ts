import { expect, onTestFinished, test } from 'vitest';
import { sqlStore } from '../src/accounts/sql-store.ts';
import { openStore } from '../src/store/open-store.ts';
import { accountsAt, accountsOf } from './store-durability.ts';
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
  expect((await accounts.refresh(refreshToken)).refreshToken).toBe(next.refreshToken);
  const last = await accounts.refresh(next.refreshToken);
  await expect(accounts.refresh(refreshToken)).rejects.toThrow(/no longer valid/);
  await expect(accounts.refresh(last.refreshToken)).rejects.toThrow(/no longer valid/);
});

test('API-25 a log-in whose password is changed while it is compared starts no session, and the new password stays', async () => {
  const db = await openStore({ ...(await createTestDatabase()), now: () => 1000 });
  onTestFinished(() => db.destroy());
  const store = sqlStore(db);
  const [username] = mei;
  await store.createAccount({ username, password: 'old hash', now: 1000, balances: undefined });
  const found = await store.findAccount(username);
  if (!found) throw new Error('The account is missing.');
  const change = { accountId: found.id, from: 'old hash', to: 'new hash', keep: undefined };
  await store.changePassword({ ...change, now: 1000 });
  const options = { now: 1000, lifetime: 60, sessionLifetime: 60, secret: 'a secret for tests' };
  expect(await store.startTokenFamily(found, {}, options)).toBeUndefined();
  expect(await store.findAccount(username)).toMatchObject({ password: 'new hash' });
});

test('API-3 expired tokens, and families without tokens, are deleted while the API runs', async () => {
  const db = await openStore({ ...(await createTestDatabase()), now: () => 1000 });
  onTestFinished(() => db.destroy());
  const clock = { seconds: 1000 };
  const accounts = accountsOf(db, () => clock.seconds);
  await accounts.register(...mei);
  const counts = async () => {
    const families = await db.selectFrom('token_families').select('id').execute();
    const tokens = await db.selectFrom('refresh_tokens').select('hash').execute();
    return { families: families.length, tokens: tokens.length };
  };
  for (let n = 0; n < 3; n += 1) await accounts.logIn(...mei);
  const { refreshToken } = await accounts.logIn(...mei);
  await accounts.refresh(refreshToken);
  expect(await counts()).toEqual({ families: 4, tokens: 5 });
  clock.seconds += 86_399;
  const kept = await accounts.logIn(...mei);
  expect(await counts()).toEqual({ families: 5, tokens: 6 });
  clock.seconds += 3600;
  await accounts.refresh(kept.refreshToken);
  expect(await counts()).toEqual({ families: 1, tokens: 2 });
});
