import type { Operation } from '@touchline/types/contract';
import type { FastifyInstance } from 'fastify';
import { apiRoutes, type CallHandler } from '../api/api-routes.ts';
import { createResponseSender, resultSender } from '../api/send-response.ts';
import type { OperationGuards } from '../auth/guard.ts';
import { jwtGuards } from '../auth/jwt-guard.ts';
import { rateLimitGuards } from '../auth/rate-limit-guard.ts';
import { createTransport } from '../proxy/transport.ts';
import type { RateCounters } from '../redis/rate-counters.ts';
import { createSearchIndexHandler } from '../search/search-index-handler.ts';
import type { AppContext } from './app-context.ts';
import type { Cache } from './open-cache.ts';
import type { Sources } from './open-sources.ts';

export interface RegisterApiOptions {
  readonly sources: Sources;
  readonly cache: Cache;
  readonly rateCounters: RateCounters;
  readonly streamLive: CallHandler;
}

/** The routes of all operations. */
export async function registerApi(
  app: FastifyInstance,
  context: AppContext,
  { sources, cache, rateCounters, streamLive }: RegisterApiOptions,
): Promise<void> {
  const { config, contract, parseCall, matchOperation, metrics, turns, limitMisses } = context;
  const { upstream, respond } = cache;
  const sendResponse = createResponseSender(context);
  const sendResult = resultSender(sendResponse);
  const searchIndex = cache.withCache(
    createSearchIndexHandler({
      contract,
      parseCall,
      upstream: sources.upstreamOf('getSearchIndex') ?? upstream,
      totalMs: config.upstream.totalMs,
      turns,
    }),
  );
  const guards = (operation: Operation): OperationGuards => {
    const { early, late } = rateLimitGuards(app, operation, rateCounters);
    return { early: [...early, ...jwtGuards(app, operation)], late };
  };
  await app.register(apiRoutes, {
    prefix: '/api',
    contract,
    parseCall,
    proxy: {
      upstream: config.upstream,
      transport: createTransport(sources.send, metrics.cache),
      sendResult,
      limitMisses,
    },
    answerFromCache: (call, request, reply) =>
      respond(call, reply.raw, (result) => sendResult(call, result, request, reply)),
    matchOperation,
    guards,
    gatewayHandlers: {
      getSearchIndex: async (call, request, reply) =>
        sendResponse(call, await searchIndex(call), request, reply),
      streamLive,
    },
  });
}
