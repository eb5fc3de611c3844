import type { FastifyReply, FastifyRequest } from 'fastify';
import { chosenEncoding } from './encoding.ts';
import type { Representation } from './representation.ts';

function addVary(reply: FastifyReply, name: string): void {
  const present = [reply.getHeader('vary') ?? []].flat().join(', ');
  if (!present.toLowerCase().includes(name))
    reply.header('vary', present ? `${present}, ${name}` : name);
}

/** Sends 200 in the best encoding, or 304 where the caller has it already. `onWhole` sees the head complete. */
export async function sendRepresentation(
  representation: Representation,
  request: FastifyRequest,
  reply: FastifyReply,
  onWhole?: (bytes: Buffer) => void,
) {
  const encoding = representation.compresses
    ? chosenEncoding(request.headers['accept-encoding'])
    : undefined;
  if (representation.compresses) addVary(reply, 'accept-encoding');
  reply.header('etag', representation.etag(encoding));
  // RFC 9110 §15.4.5: a 304 goes without the body and what describes it.
  if (representation.isKnownTo(request.headers['if-none-match'])) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  const bytes = encoding ? await representation.encoded(encoding) : representation.body;
  reply.type(representation.contentType);
  onWhole?.(bytes);
  return reply.send(bytes);
}
