import type { Socket } from 'node:net';
import { problemBody, problemMediaType } from '../problem-body.ts';
import { newRequestId } from './request-id.ts';

const KNOWN_ERRORS: Record<string, readonly [status: number, reason: string, detail: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The header fields are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request took too long to arrive.'],
};
const NOT_HTTP = [400, 'Bad Request', 'The request is not valid HTTP.'] as const;

/**
 * Responds to requests that Node's HTTP parser rejects. There is no request object yet, so the response is written to
 * the socket.
 */
export function handleClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, reason, detail] = KNOWN_ERRORS[error.code ?? ''] ?? NOT_HTTP;
  const requestId = newRequestId();
  const field = { field: 'request', in: 'header' as const, message: 'is not HTTP' };
  const body = JSON.stringify(
    problemBody(status, detail, requestId, status === 400 ? [field] : undefined),
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
