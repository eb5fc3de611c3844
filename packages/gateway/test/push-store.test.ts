import { randomBytes } from 'node:crypto';
import { openDatabase } from '@touchline/shared/server/store/open-database';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openPushDatabase } from '../src/push/push-database.ts';
import { PushStore } from '../src/push/push-store.ts';
import { tempDir } from './push-harness.ts';

const server = process.env.TEST_DATABASE_URL;

/** A new database on the server. */
async function createDatabase(databaseUrl: string): Promise<string> {
  const name = `push_${randomBytes(6).toString('hex')}`;
  const options = { name: 'The server', fileName: '', dataDir: '', migrations: {} };
  const db = await openDatabase({ ...options, databaseUrl });
  await sql`create database ${sql.id(name)}`.execute(db);
  onTestFinished(async () => {
    await sql`drop database ${sql.id(name)} with (force)`.execute(db);
    await db.destroy();
  });
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** The stores of two gateways on one database, whose clock the test sets. */
async function twoStores(databaseUrl: string | undefined) {
  const clock = { now: 1_795_000_000_000 };
  const options = { name: 'The test', fileName: 'push.sqlite', dataDir: tempDir(), databaseUrl };
  const open = () => openPushDatabase(options);
  const first = await open();
  // SQLite waits for a lock without returning to the event loop: two connections of one process block each other.
  const second = databaseUrl ? await open() : first;
  onTestFinished(async () => {
    for (const db of new Set([first, second])) await db.destroy();
  });
  const storeOf = (db: typeof first) =>
    new PushStore(
      async () => db,
      () => clock.now,
    );
  return { one: storeOf(first), other: storeOf(second), clock };
}

const SERVICE = 'push.example.org';
const DAY_MS = 24 * 3_600_000;

const aSubscription = (no: number) => ({
  endpoint: `https://${SERVICE}/${no}`,
  service: SERVICE,
  keys: { p256dh: 'p', auth: 'a' },
  teams: ['te-1'],
  matches: ['ma-1'],
  muted: [],
  kinds: ['goal'],
  language: 'en' as const,
  isCovered: false,
});

const GOAL = {
  key: 'ma-1 goal home 1',
  kind: 'goal',
  matchId: 'ma-1',
  teamIds: ['te-1', 'te-2'],
  language: 'en' as const,
  isCovered: false,
  payload: '{}',
};

const SERVERS = [
  ['SQLite', undefined] as const,
  ...(server ? [['PostgreSQL', server] as const] : []),
];

test.each(SERVERS)(
  'PRF-12 gateways on one %s add each message once, and one of them claims it',
  async (_, databaseServer) => {
    const url = databaseServer && (await createDatabase(databaseServer));
    const { one, other, clock } = await twoStores(url);
    const keysOf = (store: PushStore, name: string) =>
      store.keys(() => ({ publicKey: name, privateKey: name }));
    const [key, same] = await Promise.all([keysOf(one, 'one'), keysOf(other, 'other')]);
    expect(key).toEqual(same);
    // Each browser sends its subscription to both.
    await Promise.all(
      Array.from({ length: 40 }, (_, no) =>
        (no % 2 ? one : other).subscribe(aSubscription(no >> 1)),
      ),
    );
    expect(await one.languages()).toEqual(new Set(['en']));
    expect(await one.size()).toBe(20);
    await Promise.all([one.add(GOAL), other.add(GOAL), one.add(GOAL)]);
    clock.now += 1;
    expect(await one.claim('other.example', 4)).toEqual([]);
    const claimed: string[] = [];
    for (let round = 0; round < 8; round++) {
      const taken = await Promise.all([one, other, one].map((store) => store.claim(SERVICE, 4)));
      claimed.push(...taken.flat().map(({ id }) => id));
    }
    expect(claimed).toHaveLength(20);
    expect(new Set(claimed).size).toBe(20);

    // A gateway that died has left them: another one takes them over.
    clock.now += 121_000;
    const [first, second, ...others] = await other.claim(SERVICE, 100);
    expect(first?.attempts).toBe(2);
    if (!first || !second) throw new Error('nothing was claimed');
    await other.retry(first, 5000);
    await other.unsubscribe(second.endpoint);
    expect(await one.size()).toBe(19);
    for (const message of others) await other.finish(message);
    expect(await one.claim(SERVICE, 100)).toEqual([]);
    clock.now += 5001;
    expect((await one.claim(SERVICE, 100)).map(({ id }) => id)).toEqual([first.id]);
    clock.now += 25 * 3_600_000;
    await one.prune();
    expect(await one.claim(SERVICE, 100)).toEqual([]);
  },
);

test('PRF-12 a subscription that is not renewed ends after thirty days, with its messages', async () => {
  const { one: store, clock } = await twoStores(undefined);
  for (let no = 0; no < 50; no += 1) await store.subscribe(aSubscription(no));
  clock.now += 29 * DAY_MS;
  await store.subscribe({ ...aSubscription(0), language: 'zh' });
  await store.prune();
  expect(await store.size()).toBe(50);
  expect(await store.languages()).toEqual(new Set(['en', 'zh']));
  clock.now += 2 * DAY_MS;
  await store.prune();
  expect(await store.size()).toBe(1);
  expect(await store.languages()).toEqual(new Set(['zh']));
});
