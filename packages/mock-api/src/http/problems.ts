import { relative } from 'node:path';
import { frameworkProblem } from '@touchline/shared/server/http/framework-problem';
import { HttpProblem } from '@touchline/shared/server/http/http-problem';
import { sendProblemDocument } from '@touchline/shared/server/http/send-problem';
import { StoreUnavailable } from '@touchline/shared/server/store/store-unavailable';
import type { FastifyReply, FastifyRequest } from 'fastify';

const STORE_UNAVAILABLE = new HttpProblem(
  503,
  'Accounts are unavailable; try again in 5 seconds.',
  { headers: { 'retry-after': '5' } },
);

function toProblem(error: unknown, request: FastifyRequest): HttpProblem | undefined {
  // Logged when it began, not for each request.
  if (error instanceof StoreUnavailable) return STORE_UNAVAILABLE;
  return error instanceof HttpProblem ? error : frameworkProblem(error, request);
}

/** A frame of a source: not of a library, and not of Node. */
const FRAME = /^ +at .*?(?:file:\/\/)?(\/(?!.*\/node_modules\/)[^\s()]+:\d+):\d+\)?$/m;

/** File and line from which an error was thrown, below the current folder. */
function placeOf({ stack = '' }: Error): string | undefined {
  const [, place] = FRAME.exec(stack) ?? [];
  return place && relative('', place);
}

const HIDDEN = 'Internal error; the log has details under the request id.';

function detailOf(error: unknown): string {
  if (!(error instanceof Error)) return HIDDEN;
  const place = placeOf(error);
  return `Internal error: ${error.message}${place ? `, at ${place}` : ''}.`;
}

/** The only place that turns errors into responses. With `devTools` the response to an unexpected one has its file and line. */
export const problemSender =
  ({ devTools }: { devTools: boolean }) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const problem = toProblem(error, request);
    if (!problem) request.log.error({ err: error, reqId: request.id }, 'request failed');
    const { status, message, headers, errors } =
      problem ?? new HttpProblem(500, devTools ? detailOf(error) : HIDDEN);
    return sendProblemDocument(request, reply, {
      status,
      detail: message,
      headers: { 'x-request-id': request.id, ...headers },
      errors,
    });
  };
