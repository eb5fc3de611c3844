import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { createPushBrowser } from '@touchline/shared/testing/push-browser';
import type { Match } from '@touchline/types';
import { findChromium } from '../tools/test/find-chromium.ts';
import { test as base, expect } from './fixtures.ts';
import { listen, startGateway } from './own-gateway.ts';

const AFTERNOON = '2026-11-28T15:20:00Z';

/** A push service on this machine, in place of the browser's own, and the keys that the browser would have. */
async function startPushService() {
  const { keys, decrypt } = createPushBrowser();
  const messages: string[] = [];
  const server = createServer(async (request, response) => {
    messages.push(decrypt(await buffer(request)));
    response.writeHead(201).end();
  });
  const url = await listen(server);
  const subscription = { endpoint: `${url}/a-browser`, keys };
  return { server, host: new URL(url).host, messages, subscription };
}

/** The API at one instant, in which the home side of the first live football match scores when the test says so. */
async function startUpstream(api: string) {
  const read = async (path: string, headers: Record<string, string>) =>
    fetch(api + path, { headers: { ...headers, 'x-world-at': AFTERNOON } });
  const live: Match[] = (await (await read('/matches/live?limit=100', {})).json()).data;
  const match = live.find(({ tournament }) => tournament.sportType === 'football') as Match;
  const state = { match, goals: 0, polls: 0 };
  const scored = (one: Match): Match =>
    one.id === match.id
      ? { ...one, homeTeam: { ...one.homeTeam, score: (one.homeTeam.score ?? 0) + state.goals } }
      : one;
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const language = request.headers['accept-language'] ?? 'en';
    const answer = await read(path, { 'accept-language': language });
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, {
      'content-type': type,
      'x-world-now': answer.headers.get('x-world-now') ?? '',
    });
    if (!path.startsWith('/matches/live')) return response.end(body);
    state.polls += 1;
    const { data } = JSON.parse(body.toString()) as { data: Match[] };
    return response.end(JSON.stringify({ data: data.map(scored) }));
  });
  return { server, url: await listen(server), state };
}

async function startSites(api: string) {
  const service = await startPushService();
  const upstream = await startUpstream(api);
  const dataDir = mkdtempSync(join(tmpdir(), 'push-'));
  const env = {
    UPSTREAM_URL: upstream.url,
    UPSTREAM_EXTRAS: 'all',
    JWT_SECRET: 'the secret of the test',
    DRIFT: 'off',
    DATA_DIR: dataDir,
    PUSH_HOSTS: service.host,
  };
  const gateways = await Promise.all([startGateway(env), startGateway(env)]);
  return {
    service,
    state: upstream.state,
    urls: gateways.map(({ url }) => url) as [string, string],
    async close() {
      await Promise.all(gateways.map((gateway) => gateway.close()));
      for (const { server } of [service, upstream]) {
        server.closeAllConnections();
        server.close();
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

type Sites = Awaited<ReturnType<typeof startSites>>;

const test = base.extend<{ sites: Sites }>({
  sites: async ({ baseURL }, use) => {
    const sites = await startSites(`${baseURL}/api`);
    await use(sites);
    await sites.close();
  },

  // The headless shell, and contexts without a profile, deny notifications.
  context: async ({ launchOptions: { args = [] }, sites }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'profile-'));
    const notifications = Object.fromEntries(sites.urls.map((url) => [`${url},*`, { setting: 1 }]));
    const preferences = { profile: { content_settings: { exceptions: { notifications } } } };
    mkdirSync(join(profile, 'Default'));
    writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
    const executablePath = findChromium({ PATH: process.env.PATH });
    const context = await chromium.launchPersistentContext(profile, {
      args,
      serviceWorkers: 'allow',
      ...(executablePath && { executablePath }),
    });
    await use(context);
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  },
});

/** Chromium's own push service is on the internet. */
const usePushService = (context: BrowserContext, subscription: object) =>
  context.addInitScript((given) => {
    let isOn = false;
    const made = {
      ...given,
      toJSON: () => given,
      unsubscribe: async () => {
        isOn = false;
        return true;
      },
    };
    PushManager.prototype.getSubscription = async () => (isOn ? (made as never) : null);
    PushManager.prototype.subscribe = async () => {
      isOn = true;
      return made as never;
    };
  }, subscription);

const star = (context: BrowserContext, id: string) =>
  context.addInitScript((starred) => {
    if (origin !== 'null') localStorage['touchline.stars'] ??= JSON.stringify([`team/${starred}`]);
  }, id);

async function openAlerts(page: Page) {
  await page.getByRole('button', { name: 'Open the menu' }).first().click();
  const panel = page.getByRole('dialog');
  await panel
    .locator('summary')
    .filter({ hasText: /^Alerts/ })
    .click();
  return panel;
}

/** Delivers messages to the service worker of a site that no page shows, as the browser does with those it has decrypted. */
async function createDelivery(page: Page, url: string) {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL === `${url}/`);
      if (found) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  return (data: string) =>
    session.send('ServiceWorker.deliverPushMessage', { origin: url, registrationId, data });
}

test.setTimeout(150_000);

test('PRF-12 a closed browser is notified of a goal once by two gateways, and a later one replaces it', async ({
  page,
  context,
  sites,
}) => {
  const { service, state, urls } = sites;
  const { match } = state;
  const [url] = urls;
  await usePushService(context, service.subscription);
  await star(context, match.homeTeam.id);
  await page.goto(`${url}/football/teams`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const panel = await openAlerts(page);
  const push = panel.getByRole('button', { name: 'Also when the site is closed' });
  await expect(push).toHaveAttribute('aria-pressed', 'false');
  await push.click();
  await expect(push).toHaveAttribute('aria-pressed', 'true');
  await expect(panel.getByText('This device is notified of starred teams')).toBeVisible();
  await page.goto('about:blank');

  // The second gateway learns of a subscription within half a minute, or when one is sent to it.
  await fetch(`${urls[1]}/push/subscription`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...service.subscription,
      teams: [match.homeTeam.id],
      matches: [],
      muted: [],
      kinds: ['kickOff', 'goal', 'redCard', 'period', 'end'],
      language: 'en',
      covered: false,
    }),
  });
  for (const goals of [1, 2]) {
    // Each gateway has had the list before the goal.
    const { polls } = state;
    await expect.poll(() => state.polls, { timeout: 30_000 }).toBeGreaterThan(polls + 3);
    state.goals = goals;
    await expect.poll(() => service.messages.length, { timeout: 30_000 }).toBe(goals);
  }
  const message = JSON.parse(service.messages[0] ?? '');
  expect(message.title).toBe(`Goal: ${match.homeTeam.name}`);
  expect(message.body).toContain(`${match.homeTeam.name} ${(match.homeTeam.score ?? 0) + 1}–`);

  const [worker] = context.serviceWorkers();
  const shown = () =>
    worker?.evaluate(async () => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
      const notifications = await registration.getNotifications();
      return notifications.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
    });
  const deliver = await createDelivery(page, url);
  await deliver(service.messages[0] ?? '');
  await expect.poll(shown).toHaveLength(1);
  await deliver(service.messages[1] ?? '');
  await expect.poll(shown).toEqual([
    {
      title: message.title,
      body: expect.stringContaining(`${(match.homeTeam.score ?? 0) + 2}–`),
      tag: match.id,
      data: `/football/matches/${match.id}`,
    },
  ]);
  // Later polls of both gateways send nothing more.
  const { polls } = state;
  await expect.poll(() => state.polls, { timeout: 30_000 }).toBeGreaterThan(polls + 3);
  expect(service.messages).toHaveLength(2);
});
