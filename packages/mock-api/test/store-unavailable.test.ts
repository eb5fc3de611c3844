import { StoreConnection } from '@touchline/shared/server/store/store-connection';
import { toStoreUnavailable } from '@touchline/shared/server/store/store-unavailable';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createAccounts } from '../src/accounts/accounts.ts';
import { openAccountStore } from '../src/accounts/open-account-store.ts';
import { STORE_NAME } from '../src/store/open-store.ts';
import { CHEAP_HASH_COST, contractErrors, NOW_SECONDS, testApp } from './harness.ts';
import { tempDir } from './test-database.ts';

/** The app with a connection whose further openings wait for `mended`. */
async function connectedApp() {
  const dataDir = tempDir();
  const changes: (string | undefined)[] = [];
  const mended = Promise.withResolvers<void>();
  let openings = 0;
  const store = new StoreConnection({
    name: STORE_NAME,
    async open(onUnavailable) {
      if (openings > 0) await mended.promise;
      openings += 1;
      return openAccountStore({ dataDir, onUnavailable, now: () => NOW_SECONDS });
    },
    onChange: (unavailable) => changes.push(unavailable?.message),
    firstRetryMs: 10,
  });
  onTestFinished(() => store.close());
  const db = () => store.db();
  const accounts = createAccounts({
    db,
    now: () => NOW_SECONDS,
    secret: async () => 'a secret for tests',
    accessSeconds: 900,
    refreshSeconds: 86_400,
    sessionSeconds: 90 * 86_400,
    cost: CHEAP_HASH_COST,
  });
  const accountsUnavailable = () => store.unavailable?.message;
  const server = await testApp({ accounts, accountsUnavailable });
  const mei = { email: 'mei@example.org', password: 'a quiet evening' };
  await server.post('/register', mei);
  const { data } = (
    await server.post('/auth/login', { username: mei.email, password: mei.password })
  ).json();
  const authorization = `Bearer ${data.accessToken}`;
  return {
    ...server,
    db,
    changes,
    mend: () => mended.resolve(),
    wallet: () => server.inject({ url: '/auth/wallet', headers: { authorization } }),
    register: (n: number) => server.post('/register', { ...mei, email: `${n}@example.org` }),
  };
}

test.each([
  ['a full disk', 'pragma max_page_count = 1', /touchline\.sqlite cannot grow, the disk is full/],
  ['a read-only file', 'pragma query_only = 1', /touchline\.sqlite cannot be written: let/],
])(
  'API-2 on %s writes are 503, reads go on, the log names it once, and writes return by themselves',
  async (_, pragma, sentence) => {
    const { db, changes, mend, wallet, register, inject } = await connectedApp();
    await sql.raw(pragma).execute(await db());
    const statuses: number[] = [];
    for (let n = 0; n < 200 && !statuses.includes(503); n += 1)
      statuses.push((await register(n)).statusCode);
    expect(statuses.at(-1)).toBe(503);
    const refused = await register(1000);
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
    expect(contractErrors('register', refused)).toEqual([]);
    expect((await wallet()).statusCode).toBe(200);
    expect(changes).toEqual([expect.stringMatching(sentence)]);
    expect((await inject('/healthz')).json()).toMatchObject({ accounts: 'unavailable' });

    mend();
    await expect.poll(() => changes).toHaveLength(2);
    expect(changes[1]).toBeUndefined();
    expect((await register(1001)).statusCode).toBe(200);
    expect((await wallet()).statusCode).toBe(200);
  },
);

const sqliteError = (errcode: number) =>
  Object.assign(new Error('of the driver'), { code: 'ERR_SQLITE_ERROR', errcode });

test.each([
  [sqliteError(13), /the disk is full/],
  // An extended code: SQLITE_IOERR_WRITE.
  [sqliteError(778), /I\/O error/],
  [sqliteError(11), /is damaged/],
  [Object.assign(new Error(), { code: '53100' }), /the disk is full/],
  [Object.assign(new Error(), { code: 'XX000' }), /reports an internal error/],
  [new Error('Client has encountered a connection error and is not queryable'), /does not respond/],
  [
    Object.assign(new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED' })])),
    /does not respond/,
  ],
])('API-1 the failure %o is one sentence with the name of the database', (error, sentence) => {
  const unavailable = toStoreUnavailable(error, 'The account database x');
  expect(unavailable?.message).toMatch(sentence);
  expect(unavailable?.message).toMatch(/^The account database x .*\.$/);
});

test('API-1 a faulty query does not make the database unavailable', () => {
  // SQLITE_CONSTRAINT_UNIQUE, and a syntax error of PostgreSQL.
  expect(toStoreUnavailable(sqliteError(2067), 'x')).toBeUndefined();
  expect(toStoreUnavailable(Object.assign(new Error(), { code: '42601' }), 'x')).toBeUndefined();
});
