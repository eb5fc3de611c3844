import { preferredLanguage } from '@touchline/shared/domain/http/accept-language';
import type { Handler, UpstreamOperationId } from '@touchline/types';
import type { Operation } from '@touchline/types/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Accounts, Caller } from '../accounts/account-service.ts';
import { loginRequired, unauthorized } from '../errors.ts';
import type { RequestContext } from '../handlers/context.ts';
import { allHandlers } from '../handlers/index.ts';
import { worldLanguage } from '../world/localized.ts';
import type { Language } from '../world/world-view.ts';
import {
  applyDelaysAndFailures,
  type ConnectionFault,
  type EffectCall,
  findConnectionFault,
  findData,
  transformResponse,
  wrapAccounts,
} from '../worlds/effect.ts';
import { isFarCall } from '../worlds/far-call.ts';
import type { RequestWorld } from '../worlds/request-world.ts';
import type { AppParts } from './app-parts.ts';
import { type EncodedResponse, encodeResponse } from './encode-response.ts';
import { responseSender } from './send-response.ts';
import { requestValidator, type ValidatedRequest } from './validate-request.ts';

const MAX_CACHED_BYTES = 4 * 1024 * 1024;

/** The steps that depend on the server. */
interface ServerSteps {
  requestWorld(request: FastifyRequest): RequestWorld | Promise<RequestWorld>;
  applyConnectionFault(reply: FastifyReply, fault: ConnectionFault): unknown;
  disconnectSignal(reply: FastifyReply): AbortSignal;
  /** Resolves when a call may keep the event loop busy; rejects when nobody waits for it any more, or too many wait. */
  turn(reply: FastifyReply): Promise<void>;
}

/** The caller named by the access token; `undefined` if the operation needs none and none was sent. */
async function authenticate(
  { security }: Operation,
  authorization: string | undefined,
  accounts: Accounts,
): Promise<Caller | undefined> {
  if (security === 'none') return undefined;
  if (authorization === undefined) {
    if (security === 'optional') return undefined;
    throw loginRequired();
  }
  const [, token] = /^Bearer +(\S+) *$/i.exec(authorization) ?? [];
  if (token === undefined) throw unauthorized('Send the access token as: Bearer <token>.');
  return accounts.verifyAccessToken(token);
}

const sentParams = ({ params, query }: FastifyRequest): EffectCall['params'] => ({
  ...Object.fromEntries(query as URLSearchParams),
  ...(params as Record<string, string>),
});

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The steps from request to response, the same for every operation. */
export function operationHandlerFactory(
  parts: AppParts,
  { requestWorld, applyConnectionFault, disconnectSignal, turn }: ServerSteps,
) {
  const { chatLog, devTools, largeWorld } = parts;
  // Entries never become stale: the key contains the instant, of which the world is a pure function.
  const cache = new LRUCache<string, EncodedResponse>({
    maxSize: MAX_CACHED_BYTES,
    // A very large response would evict all others, though its instant lasts only a second.
    maxEntrySize: MAX_CACHED_BYTES / 2,
    sizeCalculation: ({ body }) => Math.max(1, body.byteLength),
  });

  return (operation: Operation) => {
    const validate = requestValidator(operation);
    const send = responseSender(operation, parts);
    // TypeScript cannot relate the id of an operation to the type of its handler.
    const handle = allHandlers[operation.id as UpstreamOperationId] as Handler<
      never,
      RequestContext
    >;

    const contextOf = (
      { world, instant }: RequestWorld,
      { request, reply }: Exchange,
      language: Language,
      accounts: Accounts,
      caller: Caller | undefined,
    ): RequestContext => ({
      view: world.at(instant, language),
      viewIn: (other) => world.at(instant, other),
      // Pages of a world of another size request their images without its headers.
      image: (key) => world.image(key) ?? (devTools ? largeWorld().image(key) : undefined),
      now: instant,
      chatLog,
      language,
      accounts,
      caller,
      userAgent: request.headers['user-agent'],
      // Only accounts use it: other operations need no listener.
      get signal() {
        return disconnectSignal(reply);
      },
    });

    async function responseOf(
      exchange: Exchange,
      own: RequestWorld,
      call: EffectCall,
      language: Language,
      input: () => ValidatedRequest,
    ): Promise<EncodedResponse> {
      const { effects, world, key } = own;
      const accounts = wrapAccounts(effects, parts.accounts);
      const caller = await authenticate(
        operation,
        exchange.request.headers.authorization,
        accounts,
      );
      const { params, body } = input();
      const cacheKey = `${world.options?.size} ${world.version ?? 0} ${key} ${language} ${operation.id} ${JSON.stringify(params)}`;
      const isStored = operation.cache && !effects.some(({ isImpure }) => isImpure);
      const cached = isStored && cache.get(cacheKey);
      if (cached) return cached;
      const data = await findData(effects, call, {
        params,
        body,
        language,
        data: async () => {
          const isFar = isFarCall(own, params);
          if (isFar) await turn(exchange.reply);
          const seen = isFar ? { ...own, world: world.aside?.() ?? world } : own;
          const context = contextOf(seen, exchange, language, accounts, caller);
          return handle({ params, body } as never, context);
        },
      });
      const response = encodeResponse(operation, await transformResponse(effects, data, call));
      if (isStored) cache.set(cacheKey, response);
      return response;
    }

    return async (request: FastifyRequest, reply: FastifyReply) => {
      const own = await requestWorld(request);
      const { effects, instant, key } = own;
      const call: EffectCall = {
        operation,
        instant,
        key: `${key} ${request.url}`,
        params: effects.length > 0 ? sentParams(request) : {},
      };
      const fault = findConnectionFault(effects, call);
      if (fault) return applyConnectionFault(reply, fault);
      await applyDelaysAndFailures(effects, call);
      const language = worldLanguage(preferredLanguage(request.headers['accept-language']));
      const response = await responseOf({ request, reply }, own, call, language, () =>
        validate(request),
      );
      return send(request, reply, response, { ...own, language });
    };
  };
}
