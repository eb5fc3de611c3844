import { normalizeIP } from '@fastify/rate-limit';
import type { Operation } from '@touchline/types/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Guard } from '../api/api-routes.ts';
import { GatewayProblem } from '../problems/gateway-problem.ts';

const ADDRESS = 'address';

/** Upper and lower case are one account; what is no text is the check's business, not the counter's. */
function fieldOf({ body }: FastifyRequest, field: string): string {
  const value = (body as Record<string, unknown> | null | undefined)?.[field];
  return typeof value === 'string' ? value.trim().toLowerCase().slice(0, 256) : '';
}

function tooMany(seconds: number): GatewayProblem {
  return new GatewayProblem(429, `This was asked too often; ask again in ${seconds} s.`, {
    headers: { 'retry-after': String(seconds) },
  });
}

/**
 * A counter of its own for the caller's address and for each field that the contract names. An IPv6 network counts
 * as one address: whoever has one has all of it.
 */
export function rateGuards(
  app: FastifyInstance,
  operation: Operation,
): { early: Guard[]; late: Guard[] } {
  const { rateLimit, id } = operation;
  if (!rateLimit) return { early: [], late: [] };
  const guardBy = (by: string): Guard => {
    const count = app.createRateLimit({
      max: rateLimit.max,
      timeWindow: rateLimit.windowSeconds * 1000,
      keyGenerator: (request) =>
        `${id} ${by} ${by === ADDRESS ? normalizeIP(request.ip) : fieldOf(request, by)}`,
    });
    return async (request) => {
      if (by !== ADDRESS && fieldOf(request, by) === '') return;
      const verdict = await count(request);
      if (!verdict.isAllowed && verdict.isExceeded)
        throw tooMany(Math.max(1, verdict.ttlInSeconds));
    };
  };
  return {
    early: rateLimit.by.filter((by) => by === ADDRESS).map(guardBy),
    late: rateLimit.by.filter((by) => by !== ADDRESS).map(guardBy),
  };
}
