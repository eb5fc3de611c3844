import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { tempDir } from './harness.ts';
import { accountsAt, killedWriters } from './store-durability.ts';

const server = process.env.TEST_DATABASE_URL as string;

async function run(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** A database of its own on the server that the tests were given. */
async function freshDatabase() {
  const name = `touchline_${randomBytes(6).toString('hex')}`;
  await run(`create database ${name}`);
  onTestFinished(() => run(`drop database ${name} with (force)`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { dataDir: tempDir(), databaseUrl: url.href };
}

const mei = ['mei@example.org', 'a quiet evening'] as const;

test('API-1 PostgreSQL keeps accounts, wallets and tokens as the file does', async () => {
  const accounts = await accountsAt(await freshDatabase());
  expect(await accounts.register('Mei@Example.org', mei[1])).toBe(mei[0]);
  await expect(accounts.register(...mei)).rejects.toThrow(/already/);
  const { accessToken, refreshToken } = await accounts.logIn(...mei);
  const { balances } = await accounts.wallet(accounts.callerOf(accessToken), 1_795_203_000);
  expect(balances.USDT).toBeGreaterThan(0);
  const next = await accounts.refresh(refreshToken);
  await expect(accounts.refresh(refreshToken)).rejects.toThrow(/not valid/);
  await expect(accounts.refresh(next.refreshToken)).rejects.toThrow(/not valid/);
});

test('API-3 two servers on one PostgreSQL agree: of parallel refreshes exactly one wins', async () => {
  const where = await freshDatabase();
  // Both migrate at once.
  const [one, other] = await Promise.all([accountsAt(where), accountsAt(where)]);
  await one.register(...mei);
  for (let round = 0; round < 10; round++) {
    const { refreshToken } = await other.logIn(...mei);
    const tries = [one, other, one, other].map((accounts) => accounts.refresh(refreshToken));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  }
});

test('API-2 what was answered outlives kill -9 of two processes that started at once', async () => {
  const where = await freshDatabase();
  const told = await killedWriters(where, 2);
  const accounts = await accountsAt(where);
  for (const { email, refreshToken } of told) {
    await expect(accounts.register(email, 'another evening')).rejects.toThrow(/already/);
    await expect(accounts.refresh(refreshToken)).resolves.toHaveProperty('accessToken');
  }
}, 60_000);
