import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Args, type Call, found, refuse } from './plain/call.ts';
import { callsOf, dayOf } from './plain/calls.ts';
import { TITLES } from './plain/feed.ts';

export interface PlainOptions {
  readonly port?: number;
  readonly clock?: () => number;
  /** Such as `/v1`. */
  readonly prefix?: string;
  readonly extras?: readonly 'getMatchLineups'[];
  readonly jwtSecret?: string;
  readonly onRequest?: (request: PlainRequest) => void;
}

/** A request that was answered, with the sorted names of its query and of the headers that ask for something. */
export interface PlainRequest {
  readonly method: string;
  readonly path: string;
  readonly query: readonly string[];
  readonly headers: readonly string[];
  readonly status: number;
}

const SPORT_TYPES = ['football', 'basketball', 'esports', ...TITLES];
const POSITIVE = /^[1-9]\d{0,4}$/;
const VALUES: Readonly<Record<string, (value: string) => boolean>> = {
  date: (value) => /^\d{8}$/.test(value) && !Number.isNaN(dayOf(value)),
  timezoneOffset: (value) => /^-?\d{1,3}$/.test(value) && Math.abs(Number(value)) <= 840,
  sportType: (value) => SPORT_TYPES.includes(value),
  limit: (value) => POSITIVE.test(value),
  page: (value) => POSITIVE.test(value),
  size: (value) => POSITIVE.test(value),
};
const ASKING_HEADERS =
  /^(authorization|cookie|accept-language|content-type|traceparent|if-.*|x-.*)$/;

/** Refuses what the call does not take, and what is missing. */
function check({ needs, takes }: Call, args: Args): void {
  for (const [name, value] of Object.entries(args)) {
    if (![...needs, ...takes].includes(name)) refuse(400, `${name} is not known`);
    const isRight = typeof value === 'string' && value !== '' && (VALUES[name]?.(value) ?? true);
    if (!isRight) refuse(400, `${name} is wrong`);
  }
  for (const name of needs) if (args[name] === undefined) refuse(400, `${name} is missing`);
}

async function bodyOf(request: IncomingMessage): Promise<Args> {
  if (!request.headers['content-type']?.startsWith('application/json')) refuse(415, 'no JSON');
  try {
    return JSON.parse(await text(request)) as Args;
  } catch {
    return refuse(400, 'the body is not JSON');
  }
}

function queryOf({ searchParams }: URL): Args {
  if (new Set(searchParams.keys()).size < searchParams.size) refuse(400, 'a name is given twice');
  return Object.fromEntries(searchParams);
}

async function answer(
  calls: Record<string, Call>,
  path: string,
  request: IncomingMessage,
  url: URL,
) {
  const call = found(Object.hasOwn(calls, path) ? calls[path] : undefined);
  if (request.method !== call.method) refuse(405, `use ${call.method}`);
  if (call.method === 'POST' && url.searchParams.size > 0) refuse(400, 'there is a query');
  const args = call.method === 'GET' ? queryOf(url) : await bodyOf(request);
  check(call, args);
  return call.answer(args, request);
}

const typeOf = (body: unknown) => {
  if (typeof body !== 'string') return 'application/json';
  return body.startsWith('<') ? 'text/html' : 'text/plain';
};

/**
 * An upstream with the calls and fields of the spec (§3 and §7) and nothing more: it refuses every other path, parameter and
 * field of a body, and whatever may be missing from its answers is missing from some.
 */
export async function startPlainUpstream(options: PlainOptions = {}) {
  const { port = 0, prefix = '', clock = Date.now, extras = [], onRequest } = options;
  const calls = callsOf({ clock, extras, jwtSecret: options.jwtSecret ?? 'plain-upstream-secret' });
  const requests: PlainRequest[] = [];

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers } = request;
    const url = new URL(request.url ?? '/', 'http://upstream');
    const path = url.pathname.startsWith(`${prefix}/`) ? url.pathname.slice(prefix.length) : '';
    const [status, body] = await answer(calls, path, request, url).then(
      (value) => [200, value] as const,
      ({ status = 500, message }) => [status as number, { message }] as const,
    );
    const asked: PlainRequest = {
      method,
      path: url.pathname,
      query: [...url.searchParams.keys()].sort(),
      headers: Object.keys(headers)
        .filter((name) => ASKING_HEADERS.test(name))
        .sort(),
      status,
    };
    requests.push(asked);
    onRequest?.(asked);
    response.writeHead(status, { 'content-type': typeOf(body) });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }

  const server = createServer((request, response) => void handle(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${prefix}`;
  async function close(): Promise<void> {
    server.close();
    server.closeAllConnections();
    if (server.listening) await once(server, 'close');
  }
  return { url, requests: requests as readonly PlainRequest[], close };
}

if (import.meta.main) {
  const { url } = await startPlainUpstream({
    port: Number(process.env.PORT ?? 4000),
    onRequest({ status, method, path, query }) {
      if (status >= 400) console.log(status, method, path, query.join(' '));
    },
  });
  console.log(`The plain upstream listens at ${url}.`);
}
