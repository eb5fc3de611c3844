import jwt from '@fastify/jwt';
import type { Operation } from '@touchline/types/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Guard } from '../api/api-routes.ts';
import { GatewayProblem } from '../problems/gateway-problem.ts';
import type { VerifyingKey } from './verification-key.ts';

const SKEW_MS = 5000;

/** RFC 6750 §3: without credentials no error code, with bad ones `invalid_token`. */
function unauthorized(detail: string, code?: string, cause?: unknown): GatewayProblem {
  const challenge = code ? `Bearer realm="touchline", error="${code}"` : 'Bearer realm="touchline"';
  return new GatewayProblem(401, detail, { headers: { 'www-authenticate': challenge }, cause });
}

async function verify(request: FastifyRequest): Promise<void> {
  try {
    await request.jwtVerify();
  } catch (error) {
    if (error instanceof GatewayProblem) throw error;
    throw unauthorized('The access token is not accepted.', 'invalid_token', error);
  }
}

const required: Guard = async (request) => {
  if (!request.headers.authorization) throw unauthorized('This needs an access token.');
  await verify(request);
};

const optional: Guard = async (request) => {
  if (request.headers.authorization) await verify(request);
};

/** Teaches the app to verify tokens: algorithms pinned, an exp wanted, a little skew of clocks forgiven. */
export async function knowTokens(
  app: FastifyInstance,
  { key, algorithms }: VerifyingKey,
): Promise<void> {
  await app.register(jwt, {
    // The public half alone: nothing is ever signed here.
    secret: {
      public:
        typeof key === 'string'
          ? key
          : (_: FastifyRequest, token: { header: { kid?: string } }) => key(token.header.kid),
    },
    decode: { complete: true },
    verify: { algorithms, requiredClaims: ['exp'], clockTolerance: SKEW_MS, errorCacheTTL: 0 },
  } as never);
}

/** Who may pass is said per operation by the contract, never by how a path looks. */
export function tokenGuard({ security }: Operation): Guard[] {
  if (security === 'none') return [];
  return [security === 'required' ? required : optional];
}
