import { expect, test, vi } from 'vitest';
import { EventReader } from './event-reader.ts';
import { aBrowser, aMatch, START, startSites } from './push-harness.ts';
import { redisServers } from './redis.ts';

const WAIT = { timeout: 15_000, interval: 20 };
const until = (check: () => unknown) => vi.waitFor(check, WAIT);

type Sites = Awaited<ReturnType<typeof startSites>>;

const subscribe = ({ client }: Sites, subscription: object) =>
  client.put('/push/subscription').send(subscription);

/** Resolves when the live feed has the matches. */
async function seen({ sites, world }: Sites) {
  const [site] = sites;
  const reader = await EventReader.open(`${site?.url}/api/live/stream`);
  await until(() => expect(reader.matches.size).toBe(world.matches.length));
  reader.close();
}

const metric = async ({ client }: Sites, name: string) =>
  new RegExp(`^${name} (\\d+)$`, 'm').exec((await client.get('/metrics')).text)?.[1];

test('PRF-12 a closed browser gets the events of its teams, encrypted for it, and a later one replaces an earlier', async () => {
  const site = await startSites();
  const browser = aBrowser(site.service, 'a');
  site.world.matches = [aMatch('ma-1', [0, 0])];
  await subscribe(site, browser.subscription).expect(204);
  await seen(site);
  site.world.matches = [aMatch('ma-1', [1, 0]), aMatch('ma-2', [0, 0], { startTime: START + 580 })];
  await until(() => expect(browser.messages()).toHaveLength(2));
  expect(browser.messages()).toContainEqual({
    title: 'goal en',
    body: '1-0',
    path: '/football/matches/ma-1',
    tag: 'ma-1',
    stop: 'Turn off',
  });
  expect(browser.messages().map(({ title }) => title)).toContain('kickOff en');
  site.world.finished = [aMatch('ma-1', [1, 0], { statusId: 'FINISHED' })];
  site.world.matches = [];
  await until(() => expect(browser.messages()).toHaveLength(3));
  const [goal, end] = browser
    .pushes()
    .filter((_, index) => browser.messages()[index].tag === 'ma-1');
  expect(goal?.headers).toMatchObject({ ttl: '1800', urgency: 'high' });
  expect(goal?.headers.authorization).toMatch(/^vapid t=.+, k=.+/);
  expect(end?.headers.topic).toBe(goal?.headers.topic);
  expect(await metric(site, 'touchline_push_total{result="sent"}')).toBe('3');
});

test.each(redisServers)(
  'PRF-12 behind two gateways with %s each event is sent once',
  { timeout: 60_000 },
  async (_, startRedis) => {
    const redis = await startRedis();
    const site = await startSites({ count: 2, env: { REDIS_URL: redis.url } });
    const browsers = ['a', 'b', 'c'].map((name) => aBrowser(site.service, name));
    site.world.matches = [aMatch('ma-1', [0, 0])];
    // Each gateway learns of them by a subscription of its own.
    for (const [index, { subscription }] of browsers.entries())
      await site.sites[index % 2]?.client.put('/push/subscription').send(subscription).expect(204);
    await subscribe(site, browsers[1]?.subscription ?? {}).expect(204);
    await seen(site);
    for (let goals = 1; goals <= 5; goals += 1) {
      site.world.matches = [aMatch('ma-1', [goals, 0])];
      await until(() =>
        expect(browsers.map(({ pushes }) => pushes().length)).toEqual([goals, goals, goals]),
      );
    }
    await site.sites[0]?.app.close();
    site.world.matches = [aMatch('ma-1', [6, 0])];
    await until(() => expect(browsers.map(({ pushes }) => pushes().length)).toEqual([6, 6, 6]));
    expect(site.service.received).toHaveLength(18);
  },
);

test('PRF-12 a browser without results is notified of no goal and no score', async () => {
  const site = await startSites();
  const plain = aBrowser(site.service, 'plain');
  const covered = aBrowser(site.service, 'covered');
  site.world.matches = [aMatch('ma-1', [0, 0])];
  await subscribe(site, plain.subscription).expect(204);
  await subscribe(site, { ...covered.subscription, covered: true }).expect(204);
  await seen(site);
  site.world.matches = [aMatch('ma-1', [1, 0])];
  site.world.finished = [aMatch('ma-1', [1, 0], { statusId: 'FINISHED' })];
  await seen(site);
  site.world.matches = [];
  await until(() => expect(covered.messages()).toHaveLength(1));
  expect(covered.messages()).toMatchObject([{ title: 'end', body: 'no score' }]);
  await until(() =>
    expect(
      plain
        .messages()
        .map(({ title }) => title)
        .sort(),
    ).toEqual(['end en', 'goal en']),
  );
});

test('PRF-12 only chosen kinds of followed matches are sent, and nothing after the subscription has ended', async () => {
  const site = await startSites();
  const some = aBrowser(site.service, 'some');
  const muted = aBrowser(site.service, 'muted');
  const ended = aBrowser(site.service, 'ended');
  const all = aBrowser(site.service, 'all');
  site.world.matches = [aMatch('ma-1', [0, 0])];
  const settings = [
    { ...some.subscription, kinds: ['end'] },
    { ...muted.subscription, muted: ['ma-1'] },
    ended.subscription,
    { ...all.subscription, teams: [], matches: ['ma-1'] },
  ];
  for (const one of settings) await subscribe(site, one).expect(204);
  const { endpoint } = ended.subscription;
  await site.client.delete('/push/subscription').send({ endpoint }).expect(204);
  await seen(site);
  site.world.matches = [aMatch('ma-1', [1, 0])];
  await until(() => expect(all.pushes()).toHaveLength(1));
  expect(site.service.received).toHaveLength(1);
});

test('PRF-12 a failed message is sent again, and a browser that is gone is forgotten', async () => {
  let late = 0;
  const site = await startSites({ clock: () => Date.now() + late });
  const browser = aBrowser(site.service, 'a');
  site.world.matches = [aMatch('ma-1', [0, 0])];
  await subscribe(site, browser.subscription).expect(204);
  await seen(site);
  site.service.respond = (response) => void response.writeHead(503, { 'retry-after': '20' }).end();
  site.world.matches = [aMatch('ma-1', [1, 0])];
  await until(() => expect(browser.pushes()).toHaveLength(1));
  late = 10_000;
  await seen(site);
  expect(browser.pushes()).toHaveLength(1);
  site.service.respond = (response) => void response.writeHead(410).end();
  late = 25_000;
  await until(() => expect(browser.pushes()).toHaveLength(2));
  await until(async () =>
    expect(await metric(site, 'touchline_push_total{result="gone"}')).toBe('1'),
  );
  site.world.matches = [aMatch('ma-1', [2, 0])];
  await seen(site);
  await subscribe(site, browser.subscription).expect(204);
  expect(browser.pushes()).toHaveLength(2);
});

test('PRF-12 a push service that hangs holds up no live event', async () => {
  const site = await startSites();
  const browser = aBrowser(site.service, 'a');
  site.service.respond = () => {};
  site.world.matches = [aMatch('ma-1', [0, 0])];
  await subscribe(site, browser.subscription).expect(204);
  const reader = await EventReader.open(`${site.sites[0]?.url}/api/live/stream`);
  for (let goals = 1; goals <= 20; goals += 1) {
    site.world.matches = [aMatch('ma-1', [goals, 0])];
    await until(() => expect(reader.matches.get('ma-1')?.homeTeam.score).toBe(goals));
  }
  expect(browser.pushes().length).toBeGreaterThan(0);
  reader.close();
});

test('PRF-12 an answer without an end does not hold up the next message', async () => {
  const site = await startSites();
  const browser = aBrowser(site.service, 'a');
  site.service.respond = (response) => void response.writeHead(201).write('.');
  site.world.matches = [aMatch('ma-1', [0, 0])];
  await subscribe(site, browser.subscription).expect(204);
  await seen(site);
  site.world.matches = [aMatch('ma-1', [1, 0])];
  await until(async () =>
    expect(await metric(site, 'touchline_push_total{result="sent"}')).toBe('1'),
  );
  expect(await metric(site, 'touchline_push_total{result="failed"}')).toBeUndefined();
});

test('PRF-12 a message that could not be sent in time is not sent once it is old', async () => {
  let late = 0;
  const site = await startSites({ clock: () => Date.now() + late });
  const browser = aBrowser(site.service, 'a');
  site.service.respond = (response) => void response.writeHead(503).end();
  site.world.matches = [aMatch('ma-1', [0, 0])];
  await subscribe(site, browser.subscription).expect(204);
  await seen(site);
  site.world.matches = [aMatch('ma-1', [1, 0])];
  // Once the failure is stored: the next attempt is due by the clock of then.
  await until(async () =>
    expect(await metric(site, 'touchline_push_total{result="failed"}')).toBe('1'),
  );
  late = 3 * 3_600_000;
  await until(async () =>
    expect(await metric(site, 'touchline_push_total{result="expired"}')).toBe('1'),
  );
  expect(browser.pushes()).toHaveLength(1);
});

test.each([
  ['endpoint', 'https://push.example.org/a'],
  ['endpoint', 'push.example.org'],
  ['endpoint', `https://fcm.googleapis.com/${'a'.repeat(1100)}`],
  ['endpoint', 7],
  ['keys', { p256dh: 'AAAA', auth: 'AAAA' }],
  ['teams', Array.from({ length: 51 }, (_, n) => `te-${n}`)],
  ['teams', ['a/b']],
  ['kinds', ['penalty']],
  ['language', 'xx'],
  ['covered', 'yes'],
])('PRF-12 a subscription whose %s is %o is refused', async (field, value) => {
  const site = await startSites();
  const { subscription } = aBrowser(site.service, 'a');
  const { body } = await subscribe(site, { ...subscription, [field]: value }).expect(400);
  expect(body.errors[0].field).toMatch(new RegExp(`^${field}`));
});

test('PRF-12 the key is made once for all gateways, and without a database notifications are 503', async () => {
  const site = await startSites({ count: 2 });
  const keys = await Promise.all(site.sites.map(({ client }) => client.get('/push/key')));
  const [first] = keys.map(({ body }) => body.publicKey);
  expect(keys.map(({ body }) => body.publicKey)).toEqual([first, first]);
  expect(Buffer.from(first, 'base64url')).toHaveLength(65);
  const { subscription } = aBrowser(site.service, 'a');
  await subscribe(site, { ...subscription, serverKey: first }).expect(204);
  await subscribe(site, { ...subscription, serverKey: 'of-a-lost-database' }).expect(409);
  const broken = await startSites({ place: { dataDir: '/dev/null/push' } });
  const { body } = await broken.client.get('/push/key').expect(503);
  expect(body.detail).toBe('Notifications are unavailable; try again in a moment.');
  await broken.client.get('/api/matches/live').expect(200);
});
