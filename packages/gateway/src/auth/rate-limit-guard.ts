import { type GatewayProblem, retryLater } from '@touchline/api-core/gateway-problem';
import type { Operation, RateLimit } from '@touchline/types/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientNetwork } from '../http/client-network.ts';
import type { RateCounters } from '../redis/rate-counters.ts';
import type { AsyncGuard, OperationGuards } from './guard.ts';

// How many requests an operation takes, and in how long, stands in openapi.yaml (`x-rate-limit`).
const MAX_FIELD_LENGTH = 512;
const REFUSALS = [401, 403];
/** How long an address counts as one from which the account is used. */
const KNOWN_ADDRESS_MS = 30 * 86_400_000;

/**
 * Case, outer spaces and another spelling of the same letters do not make another account. Values that are not text fail
 * validation later.
 */
function fieldOf({ body }: FastifyRequest, field: string): string {
  const value = (body as Record<string, unknown> | null | undefined)?.[field];
  if (typeof value !== 'string') return '';
  return value.slice(0, MAX_FIELD_LENGTH).normalize('NFKC').toWellFormed().trim().toLowerCase();
}

const tooManyRequests = (seconds: number): GatewayProblem =>
  retryLater(429, `Too many requests; try again in ${seconds} s.`, seconds);

/** Limits the requests of an address, in which an IPv6 /64 network counts as one: a client controls all of it. */
export function addressLimit(
  app: FastifyInstance,
  id: string,
  { max, windowSeconds }: Pick<RateLimit, 'max' | 'windowSeconds'>,
): AsyncGuard {
  const countRequest = app.createRateLimit({
    max,
    timeWindow: windowSeconds * 1000,
    keyGenerator: (request) => `${id} ${clientNetwork(request)}`,
  });
  return async (request) => {
    const result = await countRequest(request);
    if (!result.isAllowed && result.isExceeded)
      throw tooManyRequests(Math.max(1, result.ttlInSeconds));
  };
}

/**
 * Counts the refused attempts on one account from all addresses together. Attempts count from their start, so that
 * parallel ones do not pass unseen, until the whole of another response was sent, or the client has left before it could
 * learn anything: who sends attempts and cuts them off locks nobody out. An address from which the account was used before
 * may always try: others cannot lock the owner out.
 */
function failureGuard(id: string, { failures, windowSeconds }: RateLimit, counters: RateCounters) {
  if (!failures) return [];
  const windowMs = windowSeconds * 1000;
  const guard: AsyncGuard = async (request, { raw }) => {
    const account = fieldOf(request, failures.by);
    if (account === '') return;
    const attempts = `${id} ${account}`;
    const knownAddress = `${id} ${account} ${clientNetwork(request)}`;
    const { current, ttl } = await counters.add('failures', attempts, windowMs);
    raw.once('close', () => {
      const { headersSent, writableFinished, statusCode } = raw;
      if (headersSent && (!writableFinished || REFUSALS.includes(statusCode))) return;
      void counters.takeBack('failures', attempts, windowMs);
      if (headersSent && statusCode === 200)
        void counters.add('known', knownAddress, KNOWN_ADDRESS_MS);
    });
    if (current > failures.max && !(await counters.has('known', knownAddress)))
      throw tooManyRequests(Math.max(1, Math.ceil(ttl / 1000)));
  };
  return [guard];
}

/** The limits that the contract names. `early` guards run before the body is parsed, `late` ones after. */
export function rateLimitGuards(
  app: FastifyInstance,
  { id, rateLimit }: Operation,
  counters: RateCounters,
): OperationGuards {
  if (!rateLimit) return { early: [], late: [] };
  return {
    early: [addressLimit(app, id, rateLimit)],
    late: failureGuard(id, rateLimit, counters),
  };
}
