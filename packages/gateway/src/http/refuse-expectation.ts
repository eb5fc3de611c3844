import type { IncomingMessage, ServerResponse } from 'node:http';
import { problemBody, problemMediaType } from '@touchline/shared/server/http/problem-body';
import { newRequestId } from '@touchline/shared/server/http/request-id';

const DETAIL = 'The only expectation that is met is 100-continue.';

/** RFC 9110 §10.1.1. Node's own 417 has no body. */
export function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const requestId = newRequestId();
  const body = JSON.stringify(problemBody(417, DETAIL, requestId));
  response
    .writeHead(417, {
      'content-type': problemMediaType,
      'content-length': Buffer.byteLength(body),
      'x-request-id': requestId,
      'cache-control': 'no-store',
      connection: 'close',
    })
    .end(body);
}
