import { expect, test } from 'vitest';
import { ownDatabase } from './own-database.ts';
import { accountsAt } from './store-durability.ts';

const mei = ['mei@example.org', 'a quiet evening'] as const;

test('API-3 two servers on one PostgreSQL agree: of parallel refreshes exactly one wins', async () => {
  const where = await ownDatabase();
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
