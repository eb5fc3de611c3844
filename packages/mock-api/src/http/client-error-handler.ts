import type { Socket } from 'node:net';
import { problemBody, problemMediaType } from '@touchline/types/problem-body';
import { newRequestId } from './request-id.ts';

const answers: Record<string, [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The header fields are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
};

/** Answers what never became a request: there is no more than a socket to write to. */
export function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, detail] = answers[error.code ?? ''] ?? [400, 'This is not an HTTP request.'];
  const field = { field: 'request', in: 'header' as const, message: 'is not HTTP' };
  const id = newRequestId();
  const problem = problemBody(status, detail, id, status === 400 ? [field] : undefined);
  const body = JSON.stringify(problem);
  socket.end(
    [
      `HTTP/1.1 ${status} ${problem.title}`,
      `content-type: ${problemMediaType}`,
      `content-length: ${Buffer.byteLength(body)}`,
      `x-request-id: ${id}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
