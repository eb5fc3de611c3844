import type { Upstream } from '@touchline/api-core/call';
import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import type { ParseCall } from '@touchline/api-core/parse-call';
import { readWorldHeaders } from '@touchline/api-core/read-world-headers';
import { concealRules } from '@touchline/api-core/spoilers/conceal';
import type { ConcealedUpstream } from '@touchline/api-core/spoilers/with-concealing';
import { readApiPath } from '@touchline/shared/http/api-path';
import { routePath } from '@touchline/shared/http/route-path';
import type { Contract, Operation } from '@touchline/types/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OperationGuards } from '../auth/guard.ts';
import { shownMatchesOf } from '../spoilers/shown-matches-of.ts';
import type { CallHandler } from './api-routes.ts';
import { RequestInput } from './request-input.ts';
import type { SendResponse } from './send-response.ts';

export interface ViewRoutesOptions {
  readonly contract: Contract;
  readonly parseCall: ParseCall;
  readonly devTools: boolean;
  readonly upstreamOf: (operation: Operation) => Upstream;
  readonly conceal: (upstream: Upstream) => ConcealedUpstream;
  readonly sendResponse: SendResponse;
  readonly guards: (operation: Operation) => OperationGuards;
  readonly streamLive: CallHandler;
}

const PREFIX = '/api/spoiler-free';

const viewOf = ({ raw }: FastifyRequest) => {
  const view = readApiPath(raw.url ?? '');
  if (!view) throw new GatewayProblem(404, 'No such endpoint.');
  return view;
};

/** The operations that have a rule without spoilers, below a path of their own (see `apiPathOf`). */
export async function viewRoutes(app: FastifyInstance, options: ViewRoutesOptions): Promise<void> {
  const { contract, parseCall, devTools, upstreamOf, conceal, sendResponse, guards } = options;

  function parse(operation: Operation, request: FastifyRequest, reply: FastifyReply) {
    const path = request.params as Record<string, string>;
    const world = devTools ? readWorldHeaders(request.headers) : undefined;
    return parseCall(operation, new RequestInput(request, reply, { path, world }));
  }

  function answer(operation: Operation): CallHandler {
    const upstream = upstreamOf(operation);
    const concealed = conceal(upstream);
    return async (call, request, reply) => {
      const response = viewOf(request).isSpoilerFree
        ? await concealed(call, shownMatchesOf(request))
        : await upstream(call);
      return sendResponse(call, response, request, reply);
    };
  }

  for (const operation of contract.operations) {
    const isStream = operation.id === 'streamLive';
    if (!isStream && !concealRules[operation.id]) continue;
    const handle = isStream ? options.streamLive : answer(operation);
    const { early, late } = guards(operation);
    app.route({
      method: 'GET',
      url: PREFIX + routePath(operation.path),
      config: { operation: operation.id, longLived: isStream },
      onRequest: early,
      preHandler: late,
      handler: (request, reply) => handle(parse(operation, request, reply), request, reply),
    });
  }
}
