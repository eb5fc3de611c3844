import type { FastifyReply, FastifyRequest } from 'fastify';
import { preferredEncoding } from './accept-encoding.ts';
import type { Representation } from './representation.ts';

function addVary(reply: FastifyReply, name: string): void {
  const vary = [reply.getHeader('vary') ?? []].flat().join(', ');
  if (!vary.toLowerCase().includes(name)) reply.header('vary', vary ? `${vary}, ${name}` : name);
}

function chooseEncoding(
  { isCompressible }: Representation,
  { headers }: FastifyRequest,
  reply: FastifyReply,
) {
  if (!isCompressible) return undefined;
  addVary(reply, 'accept-encoding');
  return preferredEncoding(headers['accept-encoding']);
}

/** For `no-store` responses: no ETag, since it would never be revalidated. */
export async function sendWithoutEtag(
  representation: Representation,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const encoding = chooseEncoding(representation, request, reply);
  if (encoding) reply.header('content-encoding', encoding);
  reply.type(representation.contentType);
  return reply.send(encoding ? await representation.encoded(encoding) : representation.body);
}

/** Sends 200 in the preferred encoding, or 304 if the client has it. `onWhole` runs for a 200, with all headers set. */
export async function sendRepresentation(
  representation: Representation,
  request: FastifyRequest,
  reply: FastifyReply,
  onWhole?: (bytes: Buffer) => void,
) {
  const encoding = chooseEncoding(representation, request, reply);
  reply.header('etag', representation.etag(encoding));
  // RFC 9110 §15.4.5: a 304 carries neither the body nor the headers that describe it.
  if (representation.matches(request.headers['if-none-match'])) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  const bytes = encoding ? await representation.encoded(encoding) : representation.body;
  reply.type(representation.contentType);
  onWhole?.(bytes);
  return reply.send(bytes);
}
