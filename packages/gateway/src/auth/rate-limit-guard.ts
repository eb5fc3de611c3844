import type { Operation } from '@touchline/types/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Guard } from '../api/api-routes.ts';
import { clientNetwork } from '../http/client-network.ts';
import { GatewayProblem } from '../problems/gateway-problem.ts';

const ADDRESS = 'address';
const MAX_FIELD_LENGTH = 512;

/** Case, outer spaces and another spelling of the same letters do not make another account. Values that are not text fail validation later. */
function fieldOf({ body }: FastifyRequest, field: string): string {
  const value = (body as Record<string, unknown> | null | undefined)?.[field];
  if (typeof value !== 'string') return '';
  return value.slice(0, MAX_FIELD_LENGTH).normalize('NFC').toWellFormed().trim().toLowerCase();
}

function tooMany(seconds: number): GatewayProblem {
  return new GatewayProblem(429, `Too many requests; try again in ${seconds} s.`, {
    headers: { 'retry-after': String(seconds) },
  });
}

/**
 * One counter for the client's address and one for each body field that the contract names. An IPv6 /64 network counts
 * as one address, because a client controls all of it. `early` guards run before the body is parsed, `late` ones after.
 */
export function rateLimitGuards(
  app: FastifyInstance,
  operation: Operation,
): { early: Guard[]; late: Guard[] } {
  const { rateLimit, id } = operation;
  if (!rateLimit) return { early: [], late: [] };
  const createGuard = (by: string): Guard => {
    const countRequest = app.createRateLimit({
      max: rateLimit.max,
      timeWindow: rateLimit.windowSeconds * 1000,
      keyGenerator: (request) =>
        `${id} ${by} ${by === ADDRESS ? clientNetwork(request) : fieldOf(request, by)}`,
    });
    return async (request) => {
      if (by !== ADDRESS && fieldOf(request, by) === '') return;
      const result = await countRequest(request);
      if (!result.isAllowed && result.isExceeded) throw tooMany(Math.max(1, result.ttlInSeconds));
    };
  };
  return {
    early: rateLimit.by.filter((by) => by === ADDRESS).map(createGuard),
    late: rateLimit.by.filter((by) => by !== ADDRESS).map(createGuard),
  };
}
