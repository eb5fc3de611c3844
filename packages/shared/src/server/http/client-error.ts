import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { problemBody, problemMediaType } from './problem-body.ts';
import { newRequestId } from './request-id.ts';

const KNOWN_ERRORS: Record<string, readonly [status: number, reason: string, detail: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The header fields are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request took too long to arrive.'],
};
const NOT_HTTP = [400, 'Bad Request', 'The request is not valid HTTP.'] as const;

type ClientError = Error & { readonly code?: string };

/** Node's: the response that the connection sends at present, and the request that it reads. */
type HttpSocket = Socket & {
  readonly _httpMessage?: ServerResponse | null;
  readonly parser?: { readonly incoming?: IncomingMessage | null } | null;
};

/** Connections that answer earlier requests before the one that was rejected. */
const answering = new WeakSet<Socket>();

/**
 * Responds to requests that Node's HTTP parser rejects, after the responses to complete requests before them (RFC 9112
 * §9.3.2). It may reject the body of a request that has its response already: that connection is only closed.
 */
export function handleClientError(error: ClientError, socket: HttpSocket): void {
  // The parser rejects each further piece of what it has rejected.
  if (answering.has(socket)) return;
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { _httpMessage: earlier } = socket;
  if (earlier?.req.complete && !earlier.writableFinished) {
    answering.add(socket);
    earlier.once('finish', () => {
      answering.delete(socket);
      handleClientError(error, socket);
    });
    return;
  }
  const request = socket.parser?.incoming;
  const isAnswered =
    request && !request.complete && (earlier?.req !== request || earlier.headersSent);
  if (isAnswered) {
    socket.end();
    return;
  }
  const [status, reason, detail] = KNOWN_ERRORS[error.code ?? ''] ?? NOT_HTTP;
  const requestId = newRequestId();
  const field = { field: 'request', in: 'header' as const, message: 'is not HTTP' };
  const body = JSON.stringify(
    problemBody(status, detail, requestId, status === 400 ? { errors: [field] } : {}),
  );
  socket.end(
    [
      `HTTP/1.1 ${status} ${reason}`,
      `content-type: ${problemMediaType}`,
      `content-length: ${Buffer.byteLength(body)}`,
      `x-request-id: ${requestId}`,
      'cache-control: no-store',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
