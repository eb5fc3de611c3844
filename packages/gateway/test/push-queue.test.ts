import { FairTurns } from '@touchline/shared/server/fair-turns';
import { expect, onTestFinished, test, vi } from 'vitest';
import { visitorLimits } from '../src/open/visitor-limits.ts';
import { openPushDatabase } from '../src/push/push-database.ts';
import { PushQueue } from '../src/push/push-queue.ts';
import { pushServices } from '../src/push/push-services.ts';
import { type PushMessage, PushStore } from '../src/push/push-store.ts';
import type { PushResult } from '../src/push/send-push.ts';
import { tempDir } from './push-harness.ts';

const GOOGLE = 'fcm.googleapis.com';
const APPLE = 'push.apple.com';
const SENT = { kind: 'sent' } as const;
const REFUSED = { kind: 'refused' } as const;

const subscriptionTo = (service: string, no: number) => ({
  endpoint: `https://${service}/${no}`,
  service,
  keys: { p256dh: 'p', auth: 'a' },
  teams: [],
  matches: ['ma-1'],
  muted: [],
  kinds: ['goal'],
  language: 'en' as const,
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
  const { names, serviceOf } = pushServices([]);
  const sending = new Map<string, number>();
  const most = new Map<string, number>();
  const answered: string[] = [];
  const queue = new PushQueue({
    services: names,
    store,
    keys: async () => ({ publicKey: '', privateKey: '' }),
    clock: () => clock.now,
    log: { warn: (...args: unknown[]) => expect.fail(`${args}`) },
    count: { inc: () => {} } as never,
    turns: new FairTurns(),
    async send({ endpoint }: PushMessage) {
      const service = serviceOf(endpoint) ?? '';
      const now = (sending.get(service) ?? 0) + 1;
      sending.set(service, now);
      most.set(service, Math.max(now, most.get(service) ?? 0));
      const result = await answer(service);
      sending.set(service, (sending.get(service) ?? 0) - 1);
      answered.push(service);
      return result;
    },
  });
  onTestFinished(async () => {
    await queue.close();
    await db.destroy();
  });
  let goals = 0;
  return {
    store,
    most,
    async subscribe(service: string, count: number) {
      for (let no = 0; no < count; no += 1) await store.subscribe(subscriptionTo(service, no));
    },
    async goal() {
      goals += 1;
      const event = { key: `goal ${goals}`, kind: 'goal', matchId: 'ma-1', teamIds: [] };
      await store.add({ ...event, language: 'en', isCovered: false, payload: '{}' });
      clock.now += 1;
    },
    /** Resolves once the service has answered so many messages. */
    answers: (service: string, count: number) =>
      vi.waitFor(
        () => {
          queue.run();
          expect(answered.filter((one) => one === service)).toHaveLength(count);
        },
        { timeout: 15_000, interval: 5 },
      ),
  };
}

test('PRF-12 a push service that hangs delays no message to another, which has ten on the way at most', async () => {
  const never = new Promise<PushResult>(() => {});
  const site = await aQueue((service) => (service === GOOGLE ? never : Promise.resolve(SENT)));
  await site.subscribe(GOOGLE, 80);
  await site.subscribe(APPLE, 80);
  await site.goal();
  await site.answers(APPLE, 80);
  await site.goal();
  await site.answers(APPLE, 160);
  expect(site.most.get(GOOGLE)).toBe(10);
});

test('PRF-12 a subscription ends when three messages in a row are refused', async () => {
  let result: PushResult = REFUSED;
  const site = await aQueue(async () => result);
  await site.subscribe(APPLE, 1);
  for (let goals = 1; goals <= 6; goals += 1) {
    result = goals === 3 ? SENT : REFUSED;
    expect(await site.store.size()).toBe(1);
    await site.goal();
    await site.answers(APPLE, goals);
  }
  await expect.poll(() => site.store.size()).toBe(0);
});

test('PRF-12 visitors get no connection that the sending of notifications may need', () => {
  const push = { dataDir: '', databaseUrl: undefined, hosts: ['push.test:8443'], contact: '' };
  const totalOf = (some: typeof push | undefined) =>
    visitorLimits({ streamsPerAddress: 64, mock: undefined, push: some }).total;
  expect(totalOf(undefined) - totalOf(push)).toBe(6 * 10);
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/a', GOOGLE],
  ['https://web.push.apple.com/a', APPLE],
  ['https://updates.push.services.mozilla.com/wpush/v2/a', 'push.services.mozilla.com'],
  ['https://wns2-am3p.notify.windows.com/w/?token=a', 'notify.windows.com'],
  ['https://push.test:8443/a', 'push.test:8443'],
  ['http://push.test:8443/a', 'push.test:8443'],
  ['https://push.test/a', undefined],
  ['https://push.example.org/a', undefined],
  ['https://evilfcm.googleapis.com/a', undefined],
  ['http://fcm.googleapis.com/a', undefined],
  ['https://fcm.googleapis.com:8443/a', undefined],
  ['https://user@fcm.googleapis.com/a', undefined],
  ['https://127.0.0.1/a', undefined],
])('PRF-12 the push service of %s is %s', (endpoint, service) => {
  expect(pushServices(['push.test:8443']).serviceOf(endpoint)).toBe(service);
});
