import type { Operation } from '@touchline/types/contract';
import { publicCacheControl } from '@touchline/types/http/cache-control';
import { matchesIfNoneMatch } from '@touchline/types/http/if-none-match';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TextAnswer } from './encode-response.ts';
import type { RequestWorld } from './resolve-world.ts';

interface Told {
  readonly requestWorld: RequestWorld;
  readonly language: string;
}

const spelt = (seconds: number) => `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`;

/** From the contract's policy. A response for a request's own world is private. */
function cacheControl({ id, cache }: Operation, isPrivate: boolean): string {
  if (isPrivate || !cache) return 'private, no-store';
  if (id === 'getImage') return 'public, max-age=31536000, immutable';
  return publicCacheControl(cache);
}

/** Within a second most requests are made for the same instant: it is spelt once. */
function worldTimes(): (seconds: number) => string {
  let last = { seconds: Number.NaN, text: '' };
  return (seconds) => {
    if (last.seconds !== seconds) last = { seconds, text: spelt(seconds) };
    return last.text;
  };
}

/** Sends the answer with the headers that the contract names for it, or 304 where the caller has it. */
export function answerSender(operation: Operation, { devTools }: { devTools: boolean }) {
  const { contentType = 'application/json', headers: documented } = operation.responses[200] ?? {
    headers: [],
  };
  const type = `${contentType}; charset=utf-8`;
  const worldTime = worldTimes();
  const says = (name: string) => documented.includes(name);
  const vary = [
    ...(says('content-language') ? ['accept-language'] : []),
    ...(devTools ? ['x-world-at', 'x-mock-scenario', 'cookie'] : []),
  ].join(', ');

  return (
    request: FastifyRequest,
    reply: FastifyReply,
    { body, etag }: TextAnswer,
    { requestWorld, language }: Told,
  ) => {
    reply.header('cache-control', cacheControl(operation, requestWorld.own));
    if (vary) reply.header('vary', vary);
    if (says('x-world-now')) reply.header('x-world-now', worldTime(requestWorld.instant));
    if (says('content-language')) reply.header('content-language', language);
    if (says('etag')) {
      reply.header('etag', etag);
      if (matchesIfNoneMatch(request.headers['if-none-match'], (tag) => `W/${tag}` === etag))
        return reply.code(304).send();
    }
    return reply.type(type).send(body);
  };
}
