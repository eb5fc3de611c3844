import { pipeline, type Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createCompressor, ENCODINGS_FOR_ONE, preferredEncoding } from './encoding.ts';
import { isCompressibleType } from './representation.ts';
import { addVary } from './send-representation.ts';

/** Sends a body while it arrives. With `length`, the client notices one that is cut off. */
export function sendStream(
  body: Readable,
  { contentType, length }: { contentType: string; length: string | undefined },
  reply: FastifyReply,
) {
  reply.type(contentType);
  if (length !== undefined) reply.header('content-length', length);
  return reply.send(body);
}

/** The same, compressed if the client accepts it. */
export function sendCompressedStream(
  body: Readable,
  type: { contentType: string; length: string | undefined },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (!isCompressibleType(type.contentType)) return sendStream(body, type, reply);
  addVary(reply, 'accept-encoding');
  const encoding = preferredEncoding(request.headers['accept-encoding'], ENCODINGS_FOR_ONE);
  if (!encoding) return sendStream(body, type, reply);
  reply.type(type.contentType).header('content-encoding', encoding);
  // Nothing is sent of the body of a HEAD, which is destroyed with its response.
  if (request.method === 'HEAD') return reply.send(body);
  const compressor = createCompressor(encoding);
  // An error on either side destroys the other, and with it the response.
  pipeline(body, compressor, () => {});
  return reply.send(compressor);
}
