import type { Socket } from 'node:net';
import { problemBody, problemMediaType } from '@touchline/types/problem-body';
import type { ConnectionError } from 'fastify';
import { newRequestId } from '../http/request-id.ts';

const known: Record<string, [status: number, reason: string, detail: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The header fields are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request took too long to arrive.'],
};

const broken = [400, 'Bad Request', 'The request is not HTTP as this server reads it.'] as const;

/** For what the parser refuses: there is no request yet, so the answer is written by hand. */
export function answerBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, reason, detail] = known[error.code] ?? broken;
  const body = JSON.stringify(problemBody(status, detail, newRequestId()));
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\ncontent-type: ${problemMediaType}\r\nconnection: close\r\n` +
      `cache-control: no-store\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
