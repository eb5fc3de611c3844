import { randomBytes } from 'node:crypto';
import { openDatabase } from '@touchline/shared/server/store/open-database';
import { CompiledQuery, sql } from 'kysely';
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
  return { one: storeOf(first), other: storeOf(second), clock, db: first };
}

/** Whose hosts the endpoints name. */
const SERVICE = 'example.org';

const aSubscription = (no: number) => ({
  endpoint: `https://push.example.org/${no}`,
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
    expect(await one.languages()).toEqual(new Map([['en', 20]]));
    await Promise.all([one.add(GOAL), other.add(GOAL), one.add(GOAL)]);
    clock.now += 1;
    const unlisted = { except: [], after: '', max: 5 };
    const dueOthers = async (change = {}) =>
      (await one.dueOthers({ ...unlisted, ...change })).services;
    expect(await one.dueAmong([SERVICE, 'other.example'])).toEqual([SERVICE]);
    expect(await one.dueAmong([])).toEqual([]);
    expect(await dueOthers()).toEqual([SERVICE]);
    expect(await dueOthers({ after: SERVICE })).toEqual([]);
    expect(await dueOthers({ except: [SERVICE] })).toEqual([]);
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
    await other.retry(first, 5000, 1);
    await other.unsubscribe(second.endpoint);
    for (const message of others) await other.finish(message);
    expect(await one.claim(SERVICE, 100)).toEqual([]);
    clock.now += 5001;
    expect((await one.claim(SERVICE, 100)).map(({ id }) => id)).toEqual([first.id]);
    clock.now += 25 * 3_600_000;
    await one.prune();
    expect(await one.claim(SERVICE, 100)).toEqual([]);
  },
);

test('PRF-12 due services are found by their index, whatever the number of messages', async () => {
  const db = await openPushDatabase({
    name: 'The test',
    fileName: 'push.sqlite',
    dataDir: tempDir(),
    databaseUrl: undefined,
  });
  onTestFinished(() => db.destroy());
  const plans: string[] = [];
  const watched = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      plans.push(db.getExecutor().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const store = new PushStore(
    async () => watched,
    () => 1,
  );
  await store.dueAmong(['a.example', 'b.example']);
  await store.dueOthers({ except: ['a.example'], after: '', max: 5 });
  expect(plans).toHaveLength(2);
  const file = db.getExecutor();
  for (const text of plans) {
    const explain = CompiledQuery.raw(`explain query plan ${text}`);
    const { rows } = await file.executeQuery<{ detail: string }>(explain);
    const steps = rows
      .map(({ detail }) => detail)
      .filter((detail) => /push_messages| m /.test(detail));
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps)
      expect(step).toMatch(
        / USING INDEX push_messages_by_service \(service=\? AND due_at<\?\)| USING COVERING INDEX push_messages_by_service \(service>\?\)/,
      );
  }
});

test.each(SERVERS)(
  'PRF-12 a look for due services, on %s, goes through a limited number of names',
  async (_, databaseServer) => {
    const url = databaseServer && (await createDatabase(databaseServer));
    const { one, clock, db } = await twoStores(url);
    const store = (service: string, dueAt: number) => ({
      id: service,
      subscription_id: 's',
      service,
      kind: 'goal',
      created_at: clock.now,
      due_at: dueAt,
      claimed_until: 0,
      attempts: 0,
      payload: '{}',
    });
    const waiting = Array.from({ length: 2500 }, (_, no) => `host-${1000 + no}.example`);
    const rows = waiting.map((service) => store(service, clock.now + 1000));
    rows.push(store('z.example', clock.now - 1));
    for (let at = 0; at < rows.length; at += 500)
      await db
        .insertInto('push_messages')
        .values(rows.slice(at, at + 500))
        .execute();
    const look = (after: string) => one.dueOthers({ except: [], after, max: 5 });
    const first = await look('');
    expect(first).toEqual({ services: [], last: waiting[1999] });
    expect(await look(first.last)).toEqual({ services: ['z.example'], last: '' });
  },
);
