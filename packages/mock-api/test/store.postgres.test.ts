import { expect, test } from 'vitest';
import { accountsAt } from './store-durability.ts';
import { createTestDatabase } from './test-database.ts';

const mei = ['mei@example.org', 'a quiet evening'] as const;

test('API-3 with two servers on one PostgreSQL, parallel refreshes all get the same token', async () => {
  const database = await createTestDatabase();
  // Both migrate concurrently.
  const [one, other] = await Promise.all([accountsAt(database), accountsAt(database)]);
  await one.register(...mei);
  for (let round = 0; round < 10; round++) {
    const { refreshToken } = await other.logIn(...mei);
    const tries = [one, other, one, other].map((accounts) => accounts.refresh(refreshToken));
    const next = new Set((await Promise.all(tries)).map((pair) => pair.refreshToken));
    expect(next.size).toBe(1);
    await one.refresh([...next][0] as string);
  }
});
