/** A process that writes accounts until it is killed, and prints each write that was confirmed. */
import { createAccounts } from '../src/accounts/accounts.ts';
import { openStore } from '../src/store/open-store.ts';

const [, , dataDir = '', databaseUrl, prefix = 'x'] = process.argv;
const seconds = () => Math.floor(Date.now() / 1000);
const db = await openStore({ dataDir, databaseUrl: databaseUrl || undefined, now: seconds });
const accounts = createAccounts({
  db: async () => db,
  now: seconds,
  secret: async () => 'a secret for tests',
  accessSeconds: 900,
  refreshSeconds: 86_400,
  sessionSeconds: 90 * 86_400,
  cost: { N: 16, r: 1, p: 1 },
});

for (let i = 0; ; i++) {
  const email = `${prefix}-${i}@example.org`;
  await accounts.register(email, 'a quiet evening');
  const pair = await accounts.logIn(email, 'a quiet evening');
  const { refreshToken } = await accounts.refresh(pair.refreshToken);
  process.stdout.write(`${JSON.stringify({ email, refreshToken })}\n`);
}
