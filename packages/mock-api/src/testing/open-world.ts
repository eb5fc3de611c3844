import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { defined } from '@touchline/shared/domain/defined';
import type { Problem } from '@touchline/types';
import type { Operation } from '@touchline/types/contract';
import { FOR_ANY_ORIGIN } from '../http/allow-other-origins.ts';
import { refusalOf } from '../http/recorded-calls.ts';
import { scenarioNamesOf, toAsciiJson } from '../worlds/world-text.ts';
import type { SharedApp } from './shared-app.ts';
import { siteCalls } from './site-calls.ts';
import { testClock } from './test-clock.ts';
import { runUnrecorded, runWith, type TestState } from './test-state.ts';
import type { Instant, WorldOptions } from './world-options.ts';

type Headers = Record<string, string | string[] | undefined>;

export interface OpenWorld {
  /** Answers without a port; the path and query are those of the API. */
  answer(target: string, request: Request): Promise<Response>;
  /** Answers a request of a server. */
  route(request: IncomingMessage, response: ServerResponse): void;
  goTo(at: Instant): Promise<void>;
}

const ORIGIN = 'http://world.test';
const NULL_BODY = [204, 304];

/** Adds the world to a request that does not choose one itself. */
function worldAdder({ scenarios, overrides }: WorldOptions) {
  const texts = {
    'x-mock-scenario': scenarioNamesOf(scenarios).join(),
    'x-mock-overrides': overrides ? toAsciiJson(overrides) : '',
  };
  const given = Object.entries(texts).filter(([, text]) => text !== '');
  return (headers: Headers) => {
    const cookie = String(headers.cookie ?? '');
    for (const [name, text] of given) if (!cookie.includes(`${name}=`)) headers[name] ??= text;
  };
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** As the global `fetch` rejects. */
const networkError = (cause: unknown) => {
  throw new TypeError('fetch failed', { cause });
};

async function inject(app: SharedApp['app'], target: string, request: Request, headers: Headers) {
  const payload = Buffer.from(await request.arrayBuffer());
  const answer = app
    .inject({
      method: request.method as 'GET',
      url: target,
      headers,
      ...(payload.length > 0 && { payload }),
    })
    .then((response) => response, networkError);
  const response = await Promise.race([answer, aborted(request.signal)]);
  const hasBody = !NULL_BODY.includes(response.statusCode);
  return new Response(hasBody ? new Uint8Array(response.rawPayload) : null, {
    status: response.statusCode,
    headers: Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
  });
}

function toRequest({ method = 'GET', url = '/', headers }: IncomingMessage): Request {
  const pairs = Object.entries(headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return new Request(new URL(url, ORIGIN), { method, headers: pairs });
}

async function send({ status, headers, body }: Response, response: ServerResponse): Promise<void> {
  response.writeHead(status, { ...FOR_ANY_ORIGIN, ...Object.fromEntries(headers) }).flushHeaders();
  if (!body) return void response.end();
  const readable = Readable.fromWeb(body as never);
  response.once('close', () => readable.destroy());
  readable.on('error', () => response.destroy()).pipe(response);
}

export function openWorld({ app }: SharedApp, options: WorldOptions, state: TestState): OpenWorld {
  const addWorld = worldAdder(options);
  const site = siteCalls(async (target, headers) => {
    addWorld(headers);
    const asked = { url: target, headers };
    // Awaited inside: `inject` sends the request when its result is first used.
    const response = await runUnrecorded(state, async () => await app.inject(asked));
    return {
      status: response.statusCode,
      headers: response.headers as Record<string, string>,
      body: response.rawPayload,
    };
  });

  async function answerOfSite(
    operation: Operation,
    target: string,
    request: Request,
  ): Promise<Response> {
    const response = await site.answer(operation, request);
    const refused =
      response.status >= 400 && refusalOf((await response.clone().json()) as Problem, operation.id);
    state.calls.add({
      operation: operation.id,
      method: request.method,
      url: target,
      params: Object.fromEntries(new URL(request.url).searchParams),
      headers: Object.fromEntries(request.headers),
      status: response.status,
      ...(refused && { refused }),
    });
    return response;
  }

  return {
    async answer(target, request) {
      const operation = site.operationOf(request.method, target);
      if (operation) return answerOfSite(operation, target, request);
      const headers: Headers = Object.fromEntries(request.headers);
      addWorld(headers);
      return runWith(state, () => inject(app, target, request, headers));
    },
    route(request, response) {
      const { method = 'GET', url = '/' } = request;
      const operation = site.operationOf(method, url);
      if (operation) {
        answerOfSite(operation, url, toRequest(request))
          .then((answer) => send(answer, response))
          .catch(() => response.destroy());
        return;
      }
      addWorld(request.headers);
      runWith(state, () => app.routing(request, response));
    },
    async goTo(at) {
      state.clock = await testClock(defined({ at, speed: options.speed }));
      await site.refresh();
    },
  };
}
