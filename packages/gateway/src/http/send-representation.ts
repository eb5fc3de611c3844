import type { FastifyReply, FastifyRequest } from 'fastify';
import { chosenEncoding } from './accept-encoding.ts';
import type { Representation } from './representation.ts';

function addVary(reply: FastifyReply, name: string): void {
  const present = [reply.getHeader('vary') ?? []].flat().join(', ');
  if (!present.toLowerCase().includes(name))
    reply.header('vary', present ? `${present}, ${name}` : name);
}

function encodingFor(
  { compresses }: Representation,
  { headers }: FastifyRequest,
  reply: FastifyReply,
) {
  if (!compresses) return undefined;
  addVary(reply, 'accept-encoding');
  return chosenEncoding(headers['accept-encoding']);
}

/** Sends what nobody may keep: without a tag, which would bring nobody back. */
export async function sendOnce(
  representation: Representation,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const encoding = encodingFor(representation, request, reply);
  if (encoding) reply.header('content-encoding', encoding);
  reply.type(representation.contentType);
  return reply.send(encoding ? await representation.encoded(encoding) : representation.body);
}

/** Sends 200 in the best encoding, or 304 where the caller has it already. `onWhole` sees the head complete. */
export async function sendRepresentation(
  representation: Representation,
  request: FastifyRequest,
  reply: FastifyReply,
  onWhole?: (bytes: Buffer) => void,
) {
  const encoding = encodingFor(representation, request, reply);
  reply.header('etag', representation.etag(encoding));
  // RFC 9110 §15.4.5: a 304 goes without the body and what describes it.
  if (representation.isKnownTo(request.headers['if-none-match'])) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  const bytes = encoding ? await representation.encoded(encoding) : representation.body;
  reply.type(representation.contentType);
  onWhole?.(bytes);
  return reply.send(bytes);
}
