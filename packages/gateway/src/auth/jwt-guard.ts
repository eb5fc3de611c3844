import jwt from '@fastify/jwt';
import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import type { Operation } from '@touchline/types/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { JWSHeaderParameters } from 'jose';
import { type AcceptedClaims, claimRules, isPlausible } from './accepted-claims.ts';
import type { CallbackGuard, Guard } from './guard.ts';
import type { VerifyingKey } from './verification-key.ts';
import { createVerifiedTokens } from './verified-tokens.ts';

const CLOCK_TOLERANCE_MS = 5000;

/** RFC 6750 §3: no error code without credentials, `invalid_token` with bad ones. */
function unauthorized(detail: string, code?: string, cause?: unknown): GatewayProblem {
  const challenge = code ? `Bearer realm="touchline", error="${code}"` : 'Bearer realm="touchline"';
  return new GatewayProblem(401, detail, { headers: { 'www-authenticate': challenge }, cause });
}

declare module 'fastify' {
  interface FastifyInstance {
    verifiedTokens: ReturnType<typeof createVerifiedTokens>;
  }
}

async function verify(request: FastifyRequest, authorization: string): Promise<void> {
  try {
    await request.jwtVerify();
    request.server.verifiedTokens.add(authorization, (request.user as { exp: number }).exp);
  } catch (error) {
    if (error instanceof GatewayProblem) throw error;
    throw unauthorized('The access token is invalid or has expired.', 'invalid_token', error);
  }
}

/** With a callback: an async hook takes promises also for a token that is known. */
const verifyTokenIfSent: CallbackGuard = (request, _, done) => {
  const { authorization } = request.headers;
  if (!authorization || request.server.verifiedTokens.has(authorization)) done();
  else verify(request, authorization).then(() => done(), done);
};

const requireToken: CallbackGuard = (request, reply, done) => {
  if (request.headers.authorization) verifyTokenIfSent(request, reply, done);
  else done(unauthorized('This endpoint requires an access token.'));
};

/** Registers @fastify/jwt with pinned algorithms, required claims and a small clock tolerance. */
export async function registerJwt(
  app: FastifyInstance,
  verifyingKey: VerifyingKey | undefined,
  accepted: AcceptedClaims,
): Promise<void> {
  if (!verifyingKey) return;
  const { key, algorithms, keysVersion } = verifyingKey;
  app.decorate('verifiedTokens', createVerifiedTokens(CLOCK_TOLERANCE_MS, keysVersion));
  await app.register(jwt, {
    // Only the public half: the gateway signs nothing.
    secret: {
      public:
        typeof key === 'string'
          ? key
          : ({ headers }: FastifyRequest, { header }: { header: JWSHeaderParameters }) =>
              key(header, headers.authorization?.split(' ').at(-1) ?? ''),
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
      isPlausible(token, Date.now()),
    formatUser: ({ payload }: { payload: unknown }) => payload,
  } as never);
}

/** A token that nobody verifies here goes to the calls that require one, and to no other. */
const passToken: CallbackGuard = (request, _, done) => {
  if (request.headers.authorization) done();
  else done(unauthorized('This endpoint requires an access token.'));
};

const dropToken: CallbackGuard = (request, _, done) => {
  delete request.headers.authorization;
  done();
};

/** The contract states per operation whether a token is required; the path never decides it. */
export function jwtGuards(app: FastifyInstance, { security }: Operation): Guard[] {
  if (security === 'none') return [];
  const isVerified = app.hasDecorator('verifiedTokens');
  if (security === 'required') return [isVerified ? requireToken : passToken];
  return [isVerified ? verifyTokenIfSent : dropToken];
}
