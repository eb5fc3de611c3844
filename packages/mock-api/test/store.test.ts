import { expect, test } from 'vitest';
import { openStore } from '../src/store/open-store.ts';
import { tempDir } from './harness.ts';
import { accountsAt, killedWriters } from './store-durability.ts';

test('API-2 what was answered outlives kill -9 in the middle of writes, of two processes on one file', async () => {
  const where = { dataDir: tempDir() };
  const told = await killedWriters(where, 2);
  const accounts = await accountsAt(where);
  for (const { email, refreshToken } of told) {
    await expect(accounts.register(email, 'another evening')).rejects.toThrow(/already/);
    await expect(accounts.refresh(refreshToken)).resolves.toHaveProperty('accessToken');
  }
}, 60_000);

test('API-3 tokens that expired are forgotten at the next start', async () => {
  const dataDir = tempDir();
  const first = await openStore({ dataDir, now: () => 1000 });
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
  const second = await openStore({ dataDir, now: () => 2000 });
  const rest = await second.selectFrom('refresh_tokens').select('hash').execute();
  await second.destroy();
  expect(rest).toEqual([{ hash: 'new' }]);
});
