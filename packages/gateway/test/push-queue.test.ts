import { expect, onTestFinished, test, vi } from 'vitest';
import { visitorLimits } from '../src/http/limit-visitors.ts';
import { openPushDatabase } from '../src/push/push-database.ts';
import { serviceOf } from '../src/push/push-hosts.ts';
import { PushQueue } from '../src/push/push-queue.ts';
import { type PushMessage, PushStore } from '../src/push/push-store.ts';
import type { PushResult } from '../src/push/send-push.ts';
import { createServiceHealth } from '../src/push/service-health.ts';
import { tempDir } from './push-harness.ts';

const GOOD = 'good.example';
/** In the order of the services. */
const LAST = 'z.example';

const subscriptionTo = (endpoint: string) => ({
  endpoint,
  keys: { p256dh: 'p', auth: 'a' },
  teams: [],
  matches: ['ma-1'],
  muted: [],
  kinds: ['goal'],
  language: 'en' as const,
  isCovered: false,
});

/** A queue whose messages are answered by `answer`, which may wait for as long as it likes. */
async function aQueue(answer: (service: string, host: string) => Promise<PushResult>) {
  const clock = { now: 1_795_000_000_000 };
  const db = await openPushDatabase({
    name: 'The test',
    fileName: 'push.sqlite',
    dataDir: tempDir(),
    databaseUrl: undefined,
  });
  const store = new PushStore(
    async () => db,
    () => clock.now,
  );
  const sending = new Map<string, number>();
  const most = new Map<string, number>();
  const sent: string[] = [];
  const queue = new PushQueue({
    store,
    keys: async () => ({ publicKey: '', privateKey: '' }),
    clock: () => clock.now,
    log: { warn: (...args: unknown[]) => expect.fail(`${args}`) },
    count: { inc: () => {} } as never,
    async send({ endpoint }: PushMessage) {
      const service = serviceOf(endpoint);
      const now = (sending.get(service) ?? 0) + 1;
      sending.set(service, now);
      most.set(service, Math.max(now, most.get(service) ?? 0));
      const result = await answer(service, new URL(endpoint).host);
      sending.set(service, (sending.get(service) ?? 0) - 1);
      if (result.kind === 'sent') sent.push(service);
      return result;
    },
  });
  onTestFinished(async () => {
    await queue.close();
    await db.destroy();
  });
  let goals = 0;
  return {
    clock,
    queue,
    sending,
    most,
    subscribe: async (...endpoints: string[]) => {
      for (const endpoint of endpoints) await store.subscribe(subscriptionTo(endpoint));
    },
    async goal() {
      goals += 1;
      const event = { key: `goal ${goals}`, kind: 'goal', matchId: 'ma-1', teamIds: [] };
      await store.add({ ...event, language: 'en', isCovered: false, payload: '{}' });
      clock.now += 1;
      queue.run();
    },
    sentTo: (service: string) => sent.filter((one) => one === service).length,
  };
}

const until = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000, interval: 5 });
const named = (count: number, name: (no: number) => string) =>
  Array.from({ length: count }, (_, no) => `https://${name(no)}/a`);
const never = () => new Promise<PushResult>(() => {});
const SENT = { kind: 'sent' } as const;
const FAILED = { kind: 'failed', pauseMs: 0 } as const;
const APPLE = 'web.push.apple.com';
const CHROME = 'fcm.googleapis.com';

test('PRF-12 many push services that hang delay no message to one that answers', async () => {
  const site = await aQueue((service) => (service === GOOD ? Promise.resolve(SENT) : never()));
  await site.subscribe(`https://${GOOD}/a`);
  await site.goal();
  await until(() => expect(site.sentTo(GOOD)).toBe(1));
  await site.subscribe(...named(200, (no) => `slow.host-${no}.example`));
  for (let goals = 2; goals <= 4; goals += 1) {
    await site.goal();
    await until(() => expect(site.sentTo(GOOD)).toBe(goals));
  }
  const hanging = [...site.sending].filter(([, count]) => count > 0);
  expect(hanging.length).toBeLessThanOrEqual(48);
  expect(new Set(site.most.values())).toEqual(new Set([1]));
});

test('PRF-12 push services that hang get their places in turn, and a new one among them', async () => {
  const answers: ((result: PushResult) => void)[] = [];
  const site = await aQueue((service) =>
    service === LAST ? Promise.resolve(SENT) : new Promise((resolve) => answers.push(resolve)),
  );
  await site.subscribe(...named(160, (no) => `host-${no}.example`), `https://push.${LAST}/a`);
  await site.goal();
  for (let round = 0; round < 3; round += 1) {
    await until(() => expect(answers).toHaveLength(48));
    for (const answer of answers.splice(0)) answer(FAILED);
  }
  await until(() => expect(site.sentTo(LAST)).toBe(1));
});

test('PRF-12 a service has ten messages on the way at most, and hosts of one domain are one', async () => {
  const answers: (() => void)[] = [];
  const site = await aQueue(
    () => new Promise((resolve) => answers.push(() => resolve({ kind: 'sent' }))),
  );
  await site.subscribe(...named(80, (no) => `host-${no}.wide.example`), `https://${GOOD}/a`);
  await site.goal();
  const answerAll = () => {
    for (const answer of answers.splice(0)) answer();
  };
  await until(() => {
    answerAll();
    expect(site.sentTo('wide.example')).toBe(80);
  });
  expect([...site.most.keys()].sort()).toEqual([GOOD, 'wide.example']);
  expect(site.most.get('wide.example')).toBe(10);
});

test('PRF-12 hosts that no browser uses pause no service of the browsers', async () => {
  const failed: string[] = [];
  const site = await aQueue(async (_, host) => {
    if (host === APPLE || host === CHROME) return SENT;
    failed.push(host);
    return FAILED;
  });
  const others = ['nosuch.apple.com', 'a.b.googleapis.com'];
  await site.subscribe(...others.flatMap((host) => named(6, (no) => `${host}/${no}`)));
  for (let goals = 1; goals <= 6; goals += 1) {
    await site.goal();
    await until(() => expect(new Set(failed)).toEqual(new Set(others)));
    site.clock.now += 500_000;
    failed.length = 0;
  }
  await site.subscribe(`https://${APPLE}/a`, `https://${CHROME}/a`);
  await site.goal();
  await until(() => expect([site.sentTo(APPLE), site.sentTo(CHROME)]).toEqual([1, 1]));
});

test('PRF-12 ten failures at once pause a service of the browsers once', async () => {
  const answers: ((result: PushResult) => void)[] = [];
  const site = await aQueue(() => new Promise((resolve) => answers.push(resolve)));
  await site.subscribe(...named(10, (no) => `${APPLE}/${no}`));
  await site.goal();
  await until(() => expect(answers).toHaveLength(10));
  for (const answer of answers.splice(0)) answer(FAILED);
  await until(() => expect(site.sending.get(APPLE)).toBe(0));
  site.clock.now += 15_000;
  await site.goal();
  await until(() => expect(answers.length).toBeGreaterThan(0));
});

test('PRF-12 pauses become longer, up to a minute for services of the browsers', () => {
  const clock = { now: 1_795_000_000_000 };
  const health = createServiceHealth(() => clock.now);
  const pausesOf = (service: string) =>
    Array.from({ length: 6 }, () => {
      for (let no = 0; no < 10; no += 1) health.noteFailure(service);
      const pauseMs = health.pauseOf(service);
      clock.now += pauseMs;
      return pauseMs / 1000;
    });
  expect(pausesOf(APPLE)).toEqual([15, 30, 60, 60, 60, 60]);
  expect(pausesOf(GOOD)).toEqual([15, 30, 60, 120, 240, 480]);
});

test('PRF-12 an ended subscription is an answer of its service, which ends no pause', () => {
  const clock = { now: 1_795_000_000_000 };
  const health = createServiceHealth(() => clock.now);
  const fail = (times: number) => {
    for (let no = 0; no < times; no += 1) health.noteFailure(APPLE);
  };
  fail(4);
  health.noteGone(APPLE);
  fail(4);
  expect(health.pauseOf(APPLE)).toBe(0);
  fail(1);
  health.noteGone(APPLE);
  expect(health.pauseOf(APPLE)).toBe(15_000);
  health.noteGone(GOOD);
  expect(health.isProven(GOOD)).toBe(false);
});

test('PRF-12 services that answered once and hang leave places to others and to the browsers', async () => {
  let hangs = false;
  const isNew = (service: string) => [APPLE, LAST].includes(service);
  const site = await aQueue((service) =>
    hangs && !isNew(service) ? never() : Promise.resolve(SENT),
  );
  const hosts = named(70, (no) => `host-${no}.example`);
  const proven = hosts.map((_, no) => `proven-${no}.example`);
  await site.subscribe(...proven.flatMap((host) => [1, 2, 3].map((no) => `https://${host}/${no}`)));
  await site.goal();
  await until(() => expect(proven.every((host) => site.sentTo(host) === 3)).toBe(true));
  hangs = true;
  await site.goal();
  await until(() => expect([...site.sending.values()].reduce((a, b) => a + b)).toBe(48));
  await site.subscribe(`https://${LAST}/a`, `https://${APPLE}/a`, ...hosts.map((url) => `${url}b`));
  await site.goal();
  await until(() => expect(site.sentTo(APPLE)).toBe(1));
  await until(() => expect([...site.sending.values()].reduce((a, b) => a + b)).toBe(64));
});

test('PRF-12 visitors get no connection that the sending of notifications may need', () => {
  const push = { dataDir: '', databaseUrl: undefined, hosts: [], contact: '' };
  const totalOf = (some: typeof push | undefined) =>
    visitorLimits({ streamsPerAddress: 64, mock: undefined, push: some }).total;
  expect(totalOf(undefined) - totalOf(push)).toBe(64 + 4 * 10);
});

test('PRF-12 a service that is due twice is worked off once, and not asked for meanwhile', async () => {
  const now = 1_795_000_000_000;
  const { endpoint, keys } = subscriptionTo(`https://${CHROME}/a`);
  const event = { id: 'a', subscriptionId: 'a', kind: 'goal', createdAt: now, attempts: 1 };
  const answers: ((result: PushResult) => void)[] = [];
  const asked: string[] = [];
  let looks = 0;
  let claims = 0;
  const store: Partial<PushStore> = {
    async dueAmong(services) {
      asked.push(...services);
      return [CHROME];
    },
    async dueOthers() {
      looks += 1;
      return { services: [CHROME], last: '' };
    },
    async claim() {
      claims += 1;
      return claims === 1 ? [{ ...event, endpoint, keys, payload: '{}' }] : [];
    },
    finish: async () => {},
  };
  const queue = new PushQueue({
    store: store as PushStore,
    keys: async () => ({ publicKey: '', privateKey: '' }),
    clock: () => now,
    log: { warn: (...args: unknown[]) => expect.fail(`${args}`) },
    count: { inc: () => {} } as never,
    send: () => new Promise((resolve) => answers.push(resolve)),
  });
  queue.run();
  await until(() => expect(answers).toHaveLength(1));
  expect(asked).toContain(CHROME);
  asked.length = 0;
  looks = 0;
  queue.run();
  await until(() => expect(looks).toBeGreaterThan(0));
  expect(claims).toBe(1);
  expect(asked).toContain(APPLE);
  expect(asked).not.toContain(CHROME);
  for (const answer of answers) answer(SENT);
  await queue.close();
});

test.each([
  ['https://push.one.co.uk/a', 'one.co.uk'],
  ['https://push.one.duckdns.org/a', 'one.duckdns.org'],
  ['https://a.push.example.org/a', 'example.org'],
  ['https://fcm.googleapis.com/fcm/send/a', CHROME],
  ['https://x.fcm.googleapis.com/a', 'googleapis.com'],
  ['https://wns2-am3p.notify.windows.com/w/?token=a', 'wns2-am3p.notify.windows.com'],
  ['http://127.0.0.1:9000/a', '127.0.0.1:9000'],
])('PRF-12 the service of %s is %s', (endpoint, service) => {
  expect(serviceOf(endpoint)).toBe(service);
});
