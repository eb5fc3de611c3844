import type { Contract, Operation } from '@touchline/types/contract';
import { routePath } from '@touchline/types/route-path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { methodNotAllowed } from '../guards/method-not-allowed.ts';
import { leavingSignal } from '../http/disconnect-signal.ts';
import { GatewayProblem } from '../problems/gateway-problem.ts';
import type { Ask, Call } from './call.ts';
import type { Matched } from './match-operation.ts';
import type { MakeCall } from './parse-call.ts';
import type { SendAnswer } from './send-response.ts';

type Handle = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
export type OwnHandle = (call: Call, ...rest: Parameters<Handle>) => Promise<unknown>;
export type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export interface ApiRoutesOptions {
  readonly contract: Contract;
  readonly makeCall: MakeCall;
  /** How an operation of the upstream is answered. */
  readonly answer: OwnHandle;
  readonly match: (path: string) => Matched[];
  /** What stands in front of an operation before its body is read, and after. */
  readonly guards: (operation: Operation) => { early: Guard[]; late: Guard[] };
  /** Operations that the gateway answers itself. */
  readonly own: Readonly<Partial<Record<Operation['id'], OwnHandle>>>;
}

const queryOf = (url: string) => url.split('?', 2)[1] ?? '';

function incomingOf({ params, raw, headers, body, id }: FastifyRequest, reply: FastifyReply) {
  let signal: AbortSignal | undefined;
  return {
    path: params as Record<string, string>,
    query: queryOf(raw.url ?? ''),
    headers,
    body,
    requestId: id,
    // Made when somebody waits for something: what is answered from memory needs none.
    get signal() {
      signal ??= leavingSignal(reply);
      return signal;
    },
  };
}

/** An operation that is answered in the usual way, whoever makes the answer. */
export const answering =
  (ask: Ask, send: SendAnswer): OwnHandle =>
  async (call, request, reply) =>
    send(call, await ask(call), request, reply);

const streams = ({ responses }: Operation) => responses['200']?.contentType === 'text/event-stream';

function handlerOf(
  operation: Operation,
  { makeCall, answer: usual, own }: ApiRoutesOptions,
): Handle {
  const answer = own[operation.id] ?? (operation.servedBy === 'upstream' && usual);
  if (!answer) {
    throw new Error(`${operation.id} is the gateway's own, and nothing here answers it.`);
  }
  return (request, reply) =>
    answer(makeCall(operation, incomingOf(request, reply)), request, reply);
}

/** The contract is the allow-list: a route for each operation, 405 beside it, 404 for all the rest. */
export async function apiRoutes(app: FastifyInstance, options: ApiRoutesOptions): Promise<void> {
  const { contract, guards, match } = options;
  for (const operation of contract.operations) {
    const { early, late } = guards(operation);
    app.route({
      method: operation.method,
      url: routePath(operation.path),
      config: { operation: operation.id, longLived: streams(operation) },
      onRequest: early,
      preHandler: late,
      handler: handlerOf(operation, options),
    });
  }
  const otherwise = async ({ method, params }: FastifyRequest) => {
    const path = `/${(params as { '*'?: string })['*'] ?? ''}`;
    const allowed = match(path).map(({ operation }) => operation.method);
    if (allowed.length > 0) throw methodNotAllowed(method, allowed);
    throw new GatewayProblem(404, 'There is no such call.');
  };
  // Before the body is read: what is not taken at all says nothing about media types.
  for (const url of ['', '/*']) {
    app.route({ method: app.supportedMethods, url, onRequest: otherwise, handler: otherwise });
  }
}
