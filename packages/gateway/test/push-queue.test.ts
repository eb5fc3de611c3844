import { expect, onTestFinished, test, vi } from 'vitest';
import { openPushDatabase } from '../src/push/push-database.ts';
import { serviceOf } from '../src/push/push-hosts.ts';
import { PushQueue } from '../src/push/push-queue.ts';
import { type PushMessage, PushStore } from '../src/push/push-store.ts';
import type { PushResult } from '../src/push/send-push.ts';
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
  delayMs: 0,
  isCovered: false,
});

/** A queue whose messages are answered by `answer`, which may wait for as long as it likes. */
async function aQueue(answer: (service: string) => Promise<PushResult>) {
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
      const result = await answer(service);
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
  expect(hanging.length).toBeLessThanOrEqual(64);
  expect(new Set(site.most.values())).toEqual(new Set([1]));
});

test('PRF-12 push services that hang get their places in turn, and a new one among them', async () => {
  const answers: ((result: PushResult) => void)[] = [];
  const site = await aQueue((service) =>
    service === LAST ? Promise.resolve(SENT) : new Promise((resolve) => answers.push(resolve)),
  );
  await site.subscribe(...named(150, (no) => `host-${no}.example`), `https://push.${LAST}/a`);
  await site.goal();
  for (let round = 0; round < 2; round += 1) {
    await until(() => expect(answers).toHaveLength(64));
    for (const answer of answers.splice(0)) answer({ kind: 'failed', pauseMs: 0 });
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
