import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import { ApiError, STATUS_CODES } from '@touchline/mock-api/api-error';
import { problemBody, problemMediaType } from '@touchline/shared/http/problem-body';
import { newRequestId } from '@touchline/shared/http/request-id';

type Headers = Readonly<Record<string, string>>;

/** A failure as the mock API and the gateway send it. */
function toProblem(error: unknown) {
  if (error instanceof ApiError) {
    const { code, message, headers, errors } = error;
    return { status: STATUS_CODES[code], message, headers, errors };
  }
  if (error instanceof GatewayProblem) return error;
  console.error(error);
  return { status: 500, message: 'Internal error; the console has details.', headers: {} };
}

/** The only place that turns errors into responses. */
export function problemResponse(error: unknown): Response {
  const { status, message, headers, errors } = toProblem(error) as GatewayProblem;
  const requestId = newRequestId();
  return new Response(JSON.stringify(problemBody(status, message, requestId, errors)), {
    status,
    headers: {
      'x-request-id': requestId,
      'cache-control': 'no-store',
      ...headers,
      'content-type': problemMediaType,
    } satisfies Headers,
  });
}
