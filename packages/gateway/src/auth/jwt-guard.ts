import jwt from '@fastify/jwt';
import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import type { Operation } from '@touchline/types/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { JWSHeaderParameters } from 'jose';
import { type AcceptedClaims, claimRules, isPlausible } from './accepted-claims.ts';
import type { Guard } from './guard.ts';
import type { VerifyingKey } from './verification-key.ts';

const CLOCK_TOLERANCE_MS = 5000;

/** RFC 6750 §3: no error code without credentials, `invalid_token` with bad ones. */
function unauthorized(detail: string, code?: string, cause?: unknown): GatewayProblem {
  const challenge = code ? `Bearer realm="touchline", error="${code}"` : 'Bearer realm="touchline"';
  return new GatewayProblem(401, detail, { headers: { 'www-authenticate': challenge }, cause });
}

async function verify(request: FastifyRequest): Promise<void> {
  try {
    await request.jwtVerify();
  } catch (error) {
    if (error instanceof GatewayProblem) throw error;
    throw unauthorized('The access token is invalid or has expired.', 'invalid_token', error);
  }
}

const requireToken: Guard = async (request) => {
  if (!request.headers.authorization) throw unauthorized('This endpoint requires an access token.');
  await verify(request);
};

const verifyTokenIfSent: Guard = async (request) => {
  if (request.headers.authorization) await verify(request);
};

/** Registers @fastify/jwt with pinned algorithms, required claims and a small clock tolerance. */
export async function registerJwt(
  app: FastifyInstance,
  { key, algorithms }: VerifyingKey,
  accepted: AcceptedClaims,
): Promise<void> {
  await app.register(jwt, {
    // Only the public half: the gateway signs nothing.
    secret: {
      public:
        typeof key === 'string'
          ? key
          : (_: FastifyRequest, token: { header: JWSHeaderParameters }) => key(token.header),
    },
    decode: { complete: true },
    verify: {
      algorithms,
      ...claimRules(accepted),
      clockTolerance: CLOCK_TOLERANCE_MS,
      errorCacheTTL: 0,
      complete: true,
    },
    trusted: (_: FastifyRequest, token: Parameters<typeof isPlausible>[0]) =>
      isPlausible(token, Date.now(), CLOCK_TOLERANCE_MS),
    formatUser: ({ payload }: { payload: unknown }) => payload,
  } as never);
}

/** The contract states per operation whether a token is required; the path never decides it. */
export function jwtGuards({ security }: Operation): Guard[] {
  if (security === 'none') return [];
  return [security === 'required' ? requireToken : verifyTokenIfSent];
}
