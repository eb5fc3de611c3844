import { WORLD_HEADERS } from '@touchline/shared/domain/http/world-headers';
import { publicCacheControl } from '@touchline/shared/server/http/cache-control';
import { matchesIfNoneMatch } from '@touchline/shared/server/http/etag';
import type { Operation } from '@touchline/types/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestWorld } from '../worlds/request-world.ts';
import type { EncodedResponse } from './encode-response.ts';

type ResponseMetadata = Pick<RequestWorld, 'instant' | 'isPrivate' | 'world'> & {
  readonly language: string;
};

const toIsoSeconds = (seconds: number) => `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`;

/** From the contract's cache policy. Responses of an overridden world are private. */
function cacheControl({ cache }: Operation, isPrivate: boolean): string {
  if (isPrivate || !cache) return 'private, no-store';
  return publicCacheControl(cache);
}

/** Formats once a second: most requests share the world's current instant. */
function memoizedWorldTime(): (seconds: number) => string {
  let last = { seconds: Number.NaN, text: '' };
  return (seconds) => {
    if (last.seconds !== seconds) last = { seconds, text: toIsoSeconds(seconds) };
    return last.text;
  };
}

/** In tests under jsdom, which has an ArrayBuffer of its own, Fastify takes bytes for an object to serialize. */
const asItIs = (body: unknown) => body as string;

/** Sends the headers that the contract documents for the operation, and 304 if the caller has the current response. */
export function responseSender(operation: Operation, { devTools }: { devTools: boolean }) {
  const { contentType = 'application/json', headers: documented } = operation.responses[200] ?? {
    headers: [],
  };
  const type = `${contentType}; charset=utf-8`;
  const worldTime = memoizedWorldTime();
  const hasHeader = (name: string) => documented.includes(name);
  const vary = [
    ...(hasHeader('content-language') ? ['accept-language'] : []),
    ...(devTools ? [...WORLD_HEADERS, 'cookie'] : []),
  ].join(', ');

  return (
    request: FastifyRequest,
    reply: FastifyReply,
    { body, etag }: EncodedResponse,
    { instant, isPrivate, language, world }: ResponseMetadata,
  ) => {
    reply.header('cache-control', cacheControl(operation, isPrivate));
    if (vary) reply.header('vary', vary);
    if (hasHeader('x-world-now')) reply.header('x-world-now', worldTime(instant));
    if (world.options?.history && hasHeader('x-world-seasons')) {
      reply.header('x-world-seasons', 'real');
    }
    if (hasHeader('content-language')) reply.header('content-language', language);
    if (hasHeader('etag')) {
      reply.header('etag', etag);
      if (matchesIfNoneMatch(request.headers['if-none-match'], [etag.replace('W/', '')]))
        return reply.code(304).send();
    }
    return reply.type(type).serializer(asItIs).send(body);
  };
}
