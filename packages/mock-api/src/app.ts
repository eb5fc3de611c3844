import { memoized } from '@touchline/shared/domain/bounded-map';
import { refusedHost } from '@touchline/shared/server/http/allowed-hosts';
import { handleClientError } from '@touchline/shared/server/http/client-error';
import { HttpProblem } from '@touchline/shared/server/http/http-problem';
import { rejectNonJson } from '@touchline/shared/server/http/json-only';
import { callerIdOf, newRequestId } from '@touchline/shared/server/http/request-id';
import { createRequestLog } from '@touchline/shared/server/logging/request-log';
import { contract } from '@touchline/types/contract';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { allowOtherOrigins } from './http/allow-other-origins.ts';
import type { AppOptions, AppParts } from './http/app-parts.ts';
import { devRoutes } from './http/dev-routes.ts';
import { logRequests } from './http/log-requests.ts';
import { registerNotFound } from './http/not-found.ts';
import { problemSender } from './http/problems.ts';
import { RecordedCalls, recordCalls } from './http/recorded-calls.ts';
import { registerRoutes } from './http/routes.ts';
import type { Facts } from './world/given.ts';
import { createWorld } from './world/world.ts';
import type { WorldSize } from './world/world-view.ts';
import { derivedWorlds } from './worlds/derived-worlds.ts';
import { NamedWorlds } from './worlds/named-worlds.ts';
import type { CheckedOverrides } from './worlds/overrides/overrides.ts';
import { realSeasons } from './worlds/real-seasons.ts';
import { type CheckText, StoredTexts } from './worlds/stored-texts.ts';
import { memoryTextStore } from './worlds/text-store.ts';

const MAX_HEADER_BYTES = 32_768;
const MAX_BODY_BYTES = 16_384;
/** A server keeps the latest calls; a test keeps all. */
const MAX_OWN_CALLS = 1000;

const refuseSchema = () => () => {
  throw new Error('Routes declare no schemas: requests are validated against the contract.');
};
// With custom factories Fastify does not load its own schema compilers.
const noCompilers = { buildValidator: refuseSchema, buildSerializer: refuseSchema };

// The checks compile schemas: they are loaded by the first request that needs them.
const checkOverrides: CheckText<CheckedOverrides> = async (json) =>
  (await import('./worlds/check-overrides.ts')).checkOverrides(json);

const checkFacts: CheckText<Facts> = async (json) => {
  const { facts, errors } = (await import('./worlds/parse-facts.ts')).parseFacts(json);
  return errors.length > 0 ? { ok: false, errors } : { ok: true, value: facts };
};

/** Builds the server without listening. */
export function buildApp(options: AppOptions): FastifyInstance {
  const ownCalls = new RecordedCalls(MAX_OWN_CALLS);
  const { logger, world, textStore = memoryTextStore(), seasons = realSeasons() } = options;
  const worldOf = memoized((size: WorldSize) =>
    createWorld({ seed: world.options?.seed ?? '', size }),
  );
  const parts: AppParts = {
    namedWorlds: new NamedWorlds(),
    calls: () => ownCalls,
    ...options,
    seasons,
    largeWorld: () => worldOf('large'),
    overrideTexts: new StoredTexts(textStore, checkOverrides),
    factTexts: new StoredTexts(textStore, checkFacts),
    deriveWorld: derivedWorlds(worldOf, seasons),
  };
  const { isAllowedHost } = parts.devTools ? parts : {};
  const sendProblem = problemSender(parts);
  const app = Fastify({
    ...(logger && { loggerInstance: logger as FastifyBaseLogger }),
    logController: new LogController({ disableRequestLogging: true }),
    // No child logger per request: log lines carry the request id instead.
    childLoggerFactory: (log) => log,
    // Its caller is the gateway: one id leads through both logs.
    genReqId: ({ headers }) => callerIdOf(headers['x-request-id']) ?? newRequestId(),
    // Its response while the server closes is no problem document.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: sendProblem,
    clientErrorHandler: handleClientError,
    http: { maxHeaderSize: MAX_HEADER_BYTES },
    bodyLimit: MAX_BODY_BYTES,
    schemaController: { compilersFactory: noCompilers },
    routerOptions: { querystringParser: (text) => new URLSearchParams(text) as never },
  });
  rejectNonJson(app);
  app.setErrorHandler(sendProblem);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    const { host } = request.headers;
    if (isAllowedHost?.(host) === false) throw new HttpProblem(403, refusedHost(host));
  });
  logRequests(app, createRequestLog(logger));
  if (parts.devTools || options.calls) recordCalls(app, parts.calls);
  if (parts.devTools) allowOtherOrigins(app);
  registerNotFound(app, contract.operations);
  app.get('/healthz', { config: { operation: 'health' } }, async () => {
    const detail = parts.accountsUnavailable?.();
    const seasonFaults = seasons.knownFaults();
    return {
      status: 'ok',
      ...(detail && { accounts: 'unavailable', detail }),
      ...(seasonFaults.length > 0 && { seasons: 'incomplete', seasonFaults }),
    };
  });
  const { keySet } = parts;
  if (keySet) app.get('/.well-known/jwks.json', { config: { operation: 'keys' } }, keySet);
  registerRoutes(app, parts);
  if (parts.devTools) app.register(devRoutes, parts);
  return app;
}
