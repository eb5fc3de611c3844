import type { IncomingHttpHeaders } from 'node:http';
import { readCookies } from '@touchline/shared/domain/http/cookies';
import { WORLD_HEADERS, type WorldHeaders } from '@touchline/shared/domain/http/world-headers';
import { rejectNonGet } from '@touchline/shared/server/http/method-not-allowed';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ListedScenario } from '../console-data.ts';
import type { GatewayFunctions } from '../dev-tools.ts';
import { calendarPresets } from './calendar-presets.ts';
import { checkSource, type DevApi, headerValue, scenariosOf, worldSourceOf } from './dev-api.ts';
import { matchPresets } from './match-presets.ts';
import { isPath, parseWorldRequest } from './parse-world-request.ts';
import { scenarioPresets } from './scenario-presets.ts';
import type { WorldReader } from './world-reader.ts';
import type { Preset, WorldsView } from './worlds-view.ts';

/** In tests Vitest compiles its source: TypeScript must not follow a browser's types into the gateway. */
const WORLDS_PAGE = '@touchline/devtools/worlds-page';

async function renderWorldsPage(view: WorldsView): Promise<string> {
  const page: { renderWorldsPage(view: WorldsView): string } = await import(WORLDS_PAGE);
  return page.renderWorldsPage(view);
}

export interface WorldsOptions {
  readonly clock: () => number;
  readonly devApi: DevApi;
  readonly reader: WorldReader;
  readonly gateway: GatewayFunctions;
}

const DEFAULT_PATH = '/football/matches';
const PAGE_POLICY =
  "default-src 'none';script-src 'self';connect-src 'self';style-src 'self';font-src 'self';img-src 'self';form-action 'self';base-uri 'none';frame-ancestors 'none'";

/** Without a value: a cookie that deletes itself. */
const cookie = (name: string, value: string | undefined) =>
  `${name}=${value === undefined ? '' : encodeURIComponent(value)}; Path=/; SameSite=Lax${value === undefined ? '; Max-Age=0' : ''}`;

const searchParamsOf = ({ raw }: FastifyRequest) =>
  new URL(raw.url ?? '', 'http://localhost').searchParams;

interface PageError {
  readonly status: number;
  readonly text: string;
}

function toPageError({
  status,
  message,
  errors,
}: ReturnType<GatewayFunctions['toProblem']>): PageError {
  const text = errors?.map(({ field, message: reason }) =>
    reason.startsWith(field) ? `${reason}.` : `${field} ${reason}.`,
  );
  return { status, text: text?.join(' ') ?? message };
}

/**
 * Whether the visitor has typed the address, or followed a link of this site. Only secure origins and loopback get
 * `Sec-Fetch-Site`; programs send neither that nor a referrer.
 */
function isOwnNavigation(headers: IncomingHttpHeaders): boolean {
  const { host, referer, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return referer === undefined || (URL.canParse(referer) && new URL(referer).host === host);
}

/** Not validated, so that the page also opens with invalid cookies, and offers to delete them. */
function currentWorld(header: string | undefined): WorldHeaders | undefined {
  const cookies = readCookies(header);
  const chosen = WORLD_HEADERS.flatMap((name) => (cookies[name] ? [[name, cookies[name]]] : []));
  return chosen.length > 0 ? Object.fromEntries(chosen) : undefined;
}

function createPageSender({ clock, devApi, reader, gateway }: WorldsOptions) {
  const { disconnectSignal, toProblem } = gateway;
  return async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    requestError?: PageError,
    confirm?: WorldHeaders,
  ) {
    const context = { requestId: request.id, signal: disconnectSignal(reply) };
    let error = requestError;
    const current = currentWorld(request.headers.cookie);
    const query = searchParamsOf(request);
    const to = query.get('to') ?? '';
    let now: number | undefined;
    let ownNow: number | undefined;
    let presets: Preset[] = [];
    let scenarios: ListedScenario[] = [];
    let seasonFaults: readonly string[] = [];
    try {
      now = await reader.now(context);
      scenarios = await scenariosOf(devApi, context);
      seasonFaults = (await worldSourceOf(devApi, context)).seasonFaults ?? [];
      ownNow = current && (await reader.now(context, current).catch(() => undefined));
      presets = await matchPresets(
        (sport, date) => reader.matchesOn(sport, date, context),
        now ?? clock(),
      );
    } catch (cause) {
      error ??= toPageError(toProblem(cause));
    }
    const page = await renderWorldsPage({
      current,
      error: error?.text,
      seasonFaults,
      confirm: confirm && { world: confirm, url: request.raw.url ?? '' },
      now: ownNow ?? now,
      day: query.get('day') ?? undefined,
      to: isPath(to) ? to : DEFAULT_PATH,
      instants: [...presets, ...calendarPresets(now ?? clock())],
      scenarios: scenarioPresets(scenarios),
    });
    return reply
      .headers({ 'content-security-policy': PAGE_POLICY, 'x-robots-tag': 'noindex' })
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .code(error?.status ?? 200)
      .send(page);
  };
}

/** The developers' page /worlds, which puts this browser into another world by setting cookies. */
export function worldsRoutes(app: FastifyInstance, options: WorldsOptions): void {
  const { clock, devApi, reader, gateway } = options;
  const { disconnectSignal, toProblem } = gateway;
  const sendPage = createPageSender(options);

  app.get('/worlds', (request, reply) => sendPage(request, reply));

  app.get('/worlds/enter', async (request, reply) => {
    const context = { requestId: request.id, signal: disconnectSignal(reply) };
    const query = searchParamsOf(request);
    const listed = query.has('scenario') ? await scenariosOf(devApi, context) : [];
    const parsed = parseWorldRequest(query, clock(), listed);
    if ('error' in parsed) return sendPage(request, reply, { status: 400, text: parsed.error });
    const { at, scenarios, source, to } = parsed;
    let world: WorldHeaders;
    try {
      if (source.seed ?? source.size) checkSource(source, await worldSourceOf(devApi, context));
      const sharedNow = at?.isRelative ? await reader.now(context) : undefined;
      const worldAt = at?.headerAt(sharedNow ?? clock());
      // The upstream validates range and speed: with invalid ones in the cookie every page would fail.
      if (worldAt) await reader.now(context, { 'x-world-at': worldAt });
      const chosen = (kind: 'overrides' | 'facts') =>
        parsed[kind] && headerValue(devApi, kind, parsed[kind], context);
      const [overrides, facts] = [await chosen('overrides'), await chosen('facts')];
      world = {
        ...(worldAt && { 'x-world-at': worldAt }),
        ...(scenarios.length > 0 && { 'x-mock-scenario': scenarios.join(',') }),
        ...(overrides && { 'x-mock-overrides': overrides }),
        ...(facts && { 'x-mock-facts': facts }),
      };
    } catch (error) {
      return sendPage(request, reply, toPageError(toProblem(error)));
    }
    // A page of another site could otherwise put the browser of whoever follows its link into a world, or a scenario
    // in which everything fails.
    if (!isOwnNavigation(request.headers)) return sendPage(request, reply, undefined, world);
    for (const name of WORLD_HEADERS) reply.header('set-cookie', cookie(name, world[name]));
    return reply.header('cache-control', 'no-store').redirect(to, 303);
  });

  for (const url of ['/worlds', '/worlds/enter']) rejectNonGet(app, url);
}
