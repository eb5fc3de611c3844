import type { Upstream } from '@touchline/api-core/call';
import type { ParseCall } from '@touchline/api-core/parse-call';
import { concealRules } from '@touchline/api-core/spoilers/conceal';
import type { ConcealedUpstream } from '@touchline/api-core/spoilers/with-concealing';
import { routePath } from '@touchline/shared/http/route-path';
import type { Contract, Operation } from '@touchline/types/contract';
import type { FastifyInstance } from 'fastify';
import type { OperationGuards } from '../auth/guard.ts';
import { shownMatchesOf } from '../spoilers/shown-matches-of.ts';
import { type CallHandler, callInput } from './api-routes.ts';
import type { SendResponse } from './send-response.ts';

export interface SpoilerFreeRoutesOptions {
  readonly contract: Contract;
  readonly parseCall: ParseCall;
  readonly upstreamOf: (operation: Operation) => Upstream;
  readonly conceal: (upstream: Upstream) => ConcealedUpstream;
  readonly sendResponse: SendResponse;
  readonly guards: (operation: Operation) => OperationGuards;
  readonly streamLive: CallHandler;
}

/**
 * The operations that have a rule, at paths of their own: no cache, of a browser, a service worker or a proxy, can confuse
 * a response with the one that has the result.
 */
export async function spoilerFreeRoutes(
  app: FastifyInstance,
  options: SpoilerFreeRoutesOptions,
): Promise<void> {
  const { contract, parseCall, upstreamOf, conceal, sendResponse, guards, streamLive } = options;
  const answerWith =
    (upstream: ConcealedUpstream): CallHandler =>
    async (call, request, reply) =>
      sendResponse(call, await upstream(call, shownMatchesOf(request)), request, reply);
  for (const operation of contract.operations) {
    const isStream = operation.id === 'streamLive';
    if (!isStream && !concealRules[operation.id]) continue;
    const handle = isStream ? streamLive : answerWith(conceal(upstreamOf(operation)));
    const { early, late } = guards(operation);
    app.route({
      method: 'GET',
      url: routePath(operation.path),
      config: { operation: operation.id, longLived: isStream },
      onRequest: early,
      preHandler: late,
      handler: (request, reply) =>
        handle(parseCall(operation, callInput(request, reply)), request, reply),
    });
  }
}
