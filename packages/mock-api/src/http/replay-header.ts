import { preferredLanguage } from '@touchline/shared/http/accept-language';
import type { Operation } from '@touchline/types/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { writeReplayToken } from '../replay/replay-token.ts';
import type { AppParts } from './app-parts.ts';
import type { RequestWorld } from './resolve-world.ts';

export const REPLAY_HEADER = 'x-replay';

/** Adds the token by which `npm run replay` prints the answer again. Answers that depend on an account have none. */
export function replayHeader({ method, security }: Operation, { devTools, world }: AppParts) {
  if (!devTools || method !== 'GET' || security !== 'none') return () => {};
  return (request: FastifyRequest, reply: FastifyReply, requestWorld: RequestWorld): void => {
    if (!world.options) return;
    const { own, unshiftedInstant } = requestWorld;
    const token = writeReplayToken({
      ...world.options,
      at: unshiftedInstant,
      scenarios: own.scenarios,
      overrides: own.overrides,
      language: preferredLanguage(request.headers['accept-language']),
      target: request.url,
    });
    if (token) reply.header(REPLAY_HEADER, token);
  };
}
