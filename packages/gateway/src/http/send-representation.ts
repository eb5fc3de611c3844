import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  compressForOne,
  ENCODINGS,
  ENCODINGS_FOR_ONE,
  type Encoding,
  preferredEncoding,
} from './encoding.ts';
import { isCompressible, type Representation } from './representation.ts';

export function addVary(reply: FastifyReply, name: string): void {
  const vary = reply.getHeader('vary');
  if (vary === undefined || vary === '') reply.header('vary', name);
  else if (!String(vary).toLowerCase().includes(name)) reply.header('vary', `${vary}, ${name}`);
}

function chooseEncoding(
  isCompressible: boolean,
  reply: FastifyReply,
  offered: readonly Encoding[] = ENCODINGS,
) {
  if (!isCompressible) return undefined;
  addVary(reply, 'accept-encoding');
  return preferredEncoding(reply.request.headers['accept-encoding'], offered);
}

/** For `no-store` responses: no ETag, since it would never be revalidated. */
export function sendWithoutEtag(
  body: Buffer,
  contentType: string,
  reply: FastifyReply,
  mayCompress: boolean,
): FastifyReply {
  const isOffered = mayCompress && isCompressible(body, contentType);
  const encoding = chooseEncoding(isOffered, reply, ENCODINGS_FOR_ONE);
  reply.type(contentType);
  if (!encoding) return reply.send(body);
  const send = (bytes: Buffer) => reply.header('content-encoding', encoding).send(bytes);
  const bytes = compressForOne(body, encoding);
  if (Buffer.isBuffer(bytes)) return send(bytes);
  bytes.then(send, (error: unknown) => reply.send(error));
  return reply;
}

/** RFC 9110 §8.6: without the length 0, which Fastify adds to a response to a HEAD. */
function sendNotModified({ method }: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(304);
  if (method !== 'HEAD') return reply.send();
  const headers = reply.getHeaders() as OutgoingHttpHeaders;
  reply.hijack();
  reply.raw.writeHead(304, headers).end();
  return reply;
}

/** Sends 200 in the preferred encoding, or 304 if the client has it. `onWhole` runs for a 200, with all headers set. */
export async function sendRepresentation(
  representation: Representation,
  request: FastifyRequest,
  reply: FastifyReply,
  onWhole?: (bytes: Buffer) => void,
) {
  const encoding = chooseEncoding(representation.isCompressible, reply);
  reply.header('etag', representation.etag(encoding));
  // RFC 9110 §15.4.5: a 304 carries neither the body nor the headers that describe it.
  if (representation.matches(request.headers['if-none-match'])) {
    return sendNotModified(request, reply);
  }
  if (encoding) reply.header('content-encoding', encoding);
  const bytes = encoding ? await representation.encoded(encoding) : representation.body;
  reply.type(representation.contentType);
  onWhole?.(bytes);
  return reply.send(bytes);
}
