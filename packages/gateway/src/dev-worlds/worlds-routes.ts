import { readFileSync } from 'node:fs';
import { readCookies } from '@touchline/types/http/cookies';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DevWorld, devHeaders } from '../api/world-headers.ts';
import { onlyGet } from '../guards/method-not-allowed.ts';
import { leavingSignal } from '../http/disconnect-signal.ts';
import { asProblem } from '../problems/to-problem.ts';
import { calendarMoments } from './calendar-presets.ts';
import { playedMoments } from './match-presets.ts';
import { readWish } from './parse-world-request.ts';
import type { Moment } from './preset.ts';
import { stagedMoments } from './scenario-presets.ts';
import { type WorldReaderOptions, worldReader } from './world-reader.ts';
import { worldsPage } from './worlds-page.ts';

export interface WorldsOptions extends WorldReaderOptions {
  readonly clock: () => number;
}

const style = readFileSync(new URL('worlds.css', import.meta.url));
const pagePolicy =
  "default-src 'none';style-src 'self';form-action 'self';base-uri 'none';frame-ancestors 'none'";

const cookie = (name: string, value: string | undefined) =>
  `${name}=${value === undefined ? '' : encodeURIComponent(value)}; Path=/; SameSite=Lax${value === undefined ? '; Max-Age=0' : ''}`;

interface Fault {
  readonly status: number;
  readonly text: string;
}

function faultOf(error: unknown): Fault {
  const { status, message, errors } = asProblem(error);
  const text = errors?.map((one) => `${one.field} ${one.message}.`).join(' ') ?? message;
  return { status, text };
}

/** As they are: whoever is stuck with cookies that nobody can read comes here to be rid of them. */
function currentWorld(header: string | undefined): DevWorld | undefined {
  const cookies = readCookies(header);
  const chosen = devHeaders.flatMap((name) => (cookies[name] ? [[name, cookies[name]]] : []));
  return chosen.length > 0 ? Object.fromEntries(chosen) : undefined;
}

/** For whoever works on the site: any state of any screen by one click, kept in this browser's cookies. */
export async function worldsRoutes(
  app: FastifyInstance,
  { clock, ...upstream }: WorldsOptions,
): Promise<void> {
  const reader = worldReader(upstream);

  async function show(request: FastifyRequest, reply: FastifyReply, given?: Fault) {
    const visit = { requestId: request.id, signal: leavingSignal(reply) };
    let fault = given;
    let now: number | undefined;
    let moments: Moment[] = [];
    try {
      now = await reader.now(visit);
      moments = await playedMoments(
        (sport, day) => reader.matchesOn(sport, day, visit),
        now ?? clock(),
      );
    } catch (error) {
      fault ??= faultOf(error);
    }
    const page = worldsPage({
      current: currentWorld(request.headers.cookie),
      fault: fault?.text,
      now,
      groups: [
        { title: 'Moments', moments: [...moments, ...calendarMoments(now ?? clock())] },
        { title: 'Scenarios', moments: stagedMoments },
      ],
    });
    return reply
      .headers({ 'content-security-policy': pagePolicy, 'x-robots-tag': 'noindex' })
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .code(fault?.status ?? 200)
      .send(page);
  }

  const enter = (reply: FastifyReply, world: DevWorld, to: string) => {
    for (const name of devHeaders) reply.header('set-cookie', cookie(name, world[name]));
    return reply.header('cache-control', 'no-store').redirect(to, 303);
  };

  app.get('/worlds', (request, reply) => show(request, reply));

  app.get('/worlds/enter', async (request, reply) => {
    const wish = readWish(new URL(request.raw.url ?? '', 'http://localhost').searchParams, clock());
    if ('fault' in wish) return show(request, reply, { status: 400, text: wish.fault });
    const { 'x-world-at': at } = wish.world;
    try {
      // Whether there is such an instant is the upstream's to say, before every page says so.
      const visit = { requestId: request.id, signal: leavingSignal(reply) };
      if (at) await reader.now(visit, { 'x-world-at': at });
    } catch (error) {
      return show(request, reply, faultOf(error));
    }
    return enter(reply, wish.world, wish.to);
  });

  app.get('/worlds/style.css', (_, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(style),
  );

  for (const url of ['/worlds', '/worlds/enter', '/worlds/style.css']) onlyGet(app, url);
}
