import { mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { PageRenderer } from '@touchline/shared/domain/page-renderer';
import { createPushBrowser } from '@touchline/shared/testing/push-browser';
import type { Match } from '@touchline/types';
import { onTestFinished } from 'vitest';
import type { PushConfig } from '../src/config.ts';
import { onePageSite, startGateway, type TestOptions } from './gateway.ts';
import { json, startOrigin } from './origin.ts';

export const START = Date.UTC(2026, 10, 20, 20, 0) / 1000;

export const aMatch = (id: string, score: [number, number], change: Partial<Match> = {}) =>
  ({
    id,
    startTime: START,
    statusId: 'ONGOING',
    tournament: { id: 'to-a', name: 'A league', sportType: 'football' },
    homeTeam: { id: 'te-home', name: 'Northgate', score: score[0] },
    awayTeam: { id: 'te-away', name: 'Harbour Vale', score: score[1] },
    ...change,
  }) as unknown as Match;

/** Stands in for the site, which has its own tests of the words. */
const site: PageRenderer = {
  ...onePageSite(async () => ({ status: 200, headers: {}, body: '' })),
  matchAlerts({ before, after, language }) {
    const [home, away] = [after.homeTeam.score ?? 0, after.awayTeam.score ?? 0];
    const score = `${home}-${away}`;
    const alert = (kind: string, key: string, isCovered = true) => ({
      kind,
      key: `${after.id} ${key}`,
      path: `/football/matches/${after.id}`,
      title: `${kind} ${language}`,
      text: score,
      stop: 'Turn off',
      ...(isCovered && { covered: { title: kind, text: 'no score' } }),
    });
    return [
      ...(before.statusId === 'UPCOMING' ? [alert('kickOff', 'kickOff')] : []),
      ...(home > (before.homeTeam.score ?? 0) ? [alert('goal', `goal ${home}`, false)] : []),
      ...(after.statusId === 'FINISHED' ? [alert('end', 'end')] : []),
    ];
  },
};

export interface ReceivedPush {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A push service on this machine. */
async function startPushService() {
  const received: ReceivedPush[] = [];
  const service = {
    received,
    respond: (response: ServerResponse): void => void response.writeHead(201).end(),
  };
  const { url } = await startOrigin(async (request, response) => {
    const body = await buffer(request);
    received.push({ path: request.url ?? '', headers: request.headers, body });
    service.respond(response);
  });
  return Object.assign(service, { url, host: new URL(url).host });
}

type PushService = Awaited<ReturnType<typeof startPushService>>;

/** A browser that has subscribed with a push service, and reads what is meant for it. */
export function aBrowser({ url, received }: PushService, name: string) {
  const { keys, decrypt } = createPushBrowser();
  const isMine = ({ path }: ReceivedPush) => path === `/${name}`;
  return {
    subscription: {
      endpoint: `${url}/${name}`,
      keys,
      teams: ['te-home'],
      matches: [] as string[],
      muted: [] as string[],
      kinds: ['kickOff', 'goal', 'end'],
      language: 'en',
      covered: false,
    },
    pushes: () => received.filter(isMine),
    messages: () => received.filter(isMine).map(({ body }) => JSON.parse(decrypt(body))),
  };
}

export function tempDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'push-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

interface SiteOptions extends TestOptions {
  readonly count?: number;
  readonly place?: Partial<PushConfig>;
}

/** Gateways that share an upstream, whose live list the test sets, and a database. */
export async function startSites({ count = 1, place, ...options }: SiteOptions = {}) {
  const service = await startPushService();
  const world = { matches: [] as Match[], finished: [] as Match[], now: START + 600 };
  const upstream = await startOrigin((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://upstream');
    const found = world.finished.find(({ id }) => id === searchParams.get('matchId'));
    world.now += 1;
    const headers = { 'x-world-now': new Date(world.now * 1000).toISOString() };
    if (pathname === '/matches/info' && found) json(found)(request, response);
    else json(pathname === '/matches/live' ? world.matches : {}, headers)(request, response);
  });
  const push = {
    dataDir: tempDir(),
    databaseUrl: undefined,
    hosts: [service.host],
    contact: 'mailto:push@example.org',
    ...place,
  };
  const sites = await Promise.all(
    Array.from({ length: count }, () =>
      startGateway(upstream.url, {
        renderer: site,
        push,
        ...options,
        limits: { livePollMs: 20, pushMs: 20, ...options.limits },
      }),
    ),
  );
  return { service, world, upstream, sites, push, client: sites[0]?.client as Client };
}

type Client = Awaited<ReturnType<typeof startGateway>>['client'];
