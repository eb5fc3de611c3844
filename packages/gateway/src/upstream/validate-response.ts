import type { IncomingHttpHeaders } from 'node:http';
import type { Call, UpstreamResponse } from '@touchline/api-core/call';
import type { FieldError } from '@touchline/types';
import type { Operation } from '@touchline/types/contract';
import { cleanText, type ReadUsable } from '@touchline/types/validation';
import { ResponseStream } from './response-stream.ts';
import type { StreamedResponse } from './send-call.ts';
import { UpstreamProblem, UpstreamRefusal } from './upstream-problem.ts';

/** A whole body was received completely: one that is shorter than announced fails before any of it is passed on. */
export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer | ResponseStream;
}

const NOT_SHAREABLE = /(^|[\s,])(private|no-store|no-cache)\b/i;
const DEFAULT_RETRY_SECONDS = 2;
const MAX_RETRY_SECONDS = 3600;
const MAX_DETAIL_LENGTH = 500;
const MAX_FIELD_ERRORS = 20;

const firstOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
const textOf = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value.join(',') : (value ?? '');
const mediaTypeOf = (headers: IncomingHttpHeaders) =>
  firstOf(headers['content-type'])?.split(';')[0]?.trim().toLowerCase();

function parseJson(body: Buffer | ResponseStream): unknown {
  try {
    return JSON.parse(body.toString());
  } catch (cause) {
    throw new UpstreamProblem(502, 'The upstream sent invalid JSON.', {
      cause,
      contractViolation: { place: 'body', message: 'is not valid JSON' },
    });
  }
}

/** In place of a check: the body is passed on without being parsed. */
export const PASSED_ON = Symbol('passed on');

type BodyReader = ReadUsable | typeof PASSED_ON | undefined;

/** Only the headers that the contract declares for this status; cookies and others are dropped. */
function declaredHeaders(
  { operation: { responses } }: Call,
  status: number,
  headers: IncomingHttpHeaders,
): Record<string, string> {
  const declared: Record<string, string> = {};
  for (const name of responses[status]?.headers ?? []) {
    const value = firstOf(headers[name]);
    if (value !== undefined) declared[name] = value;
  }
  return declared;
}

/** RFC 9111 §5.1: the age that the response had already reached in another cache. */
const ageOf = ({ age }: IncomingHttpHeaders): number =>
  /^\d{1,9}$/.test(age ?? '') ? Number(age) : 0;

/**
 * RFC 9111 §3. A response with a new cookie or `Vary: *` counts as private. Any other Vary is safe to ignore: every
 * request header that the upstream receives is part of the cache key.
 */
function isShareable(headers: IncomingHttpHeaders): boolean {
  return (
    headers['set-cookie'] === undefined &&
    headers.authorization === undefined &&
    !NOT_SHAREABLE.test(textOf(headers['cache-control'])) &&
    !textOf(headers.vary).includes('*')
  );
}

/** Whether a success is the status alone: the contract requires nothing of the body. */
const needsNoBody = ({ responses }: Operation): boolean =>
  responses['200']?.schema?.required === undefined;

const isJson = (type: string | undefined) => type !== undefined && /[/+]json$/.test(type);

/** API-1: the tokens of a log-in may be at the top of the body. */
const withData = ({ id }: Operation, body: unknown): unknown =>
  id === 'logIn' && typeof body === 'object' && body !== null && !('data' in body)
    ? { data: body }
    : body;

/** The body without what cannot be used. */
function usableBody({ operation }: Call, body: Buffer, readUsable: ReadUsable | undefined) {
  const parsed = parseJson(body);
  const sent = withData(operation, parsed);
  const { schema } = operation.responses['200'] ?? {};
  const asIs = { body: sent === parsed ? body : asJson(sent), parsedBody: sent };
  if (!readUsable || !schema) return asIs;
  const read = readUsable(schema, sent);
  if (!('message' in read)) {
    const { value, found, hasChanged } = read;
    return { body: hasChanged ? asJson(value) : asIs.body, parsedBody: value, found };
  }
  const place = read.pointer || 'its root';
  throw new UpstreamProblem(
    502,
    `The response of the upstream cannot be used: ${place} ${read.message}.`,
    { contractViolation: read },
  );
}

const asJson = (value: unknown) => Buffer.from(JSON.stringify(value));

function checkType({ operation }: Call, sentType: string | undefined): void {
  const contentType = operation.responses['200']?.contentType;
  if (sentType === contentType || (contentType === 'application/json' && isJson(sentType))) return;
  const message = `must be ${contentType}, not ${sentType ?? 'nothing'}`;
  throw new UpstreamProblem(
    502,
    'The upstream sent another media type than the contract declares.',
    { contractViolation: { place: 'content-type', message } },
  );
}

function toSuccess(
  call: Call,
  { headers, body }: RawResponse,
  readUsable: BodyReader,
): UpstreamResponse | StreamedResponse {
  const contentType = call.operation.responses['200']?.contentType;
  const charset = contentType === 'image/svg+xml' ? '' : '; charset=utf-8';
  const declared = declaredHeaders(call, 200, headers);
  declared['content-type'] = `${contentType}${charset}`;
  const response = {
    headers: declared,
    shareable: isShareable(headers),
    ageSeconds: ageOf(headers),
    validator: firstOf(headers.etag),
  };
  const sentType = mediaTypeOf(headers);
  if (!isJson(sentType) && contentType === 'application/json' && needsNoBody(call.operation)) {
    if (body instanceof ResponseStream) body.destroy();
    return { ...response, body: asJson({}), parsedBody: {} };
  }
  checkType(call, sentType);
  if (body instanceof ResponseStream) {
    return { ...response, body, contentLength: firstOf(headers['content-length']) };
  }
  if (contentType !== 'application/json' || readUsable === PASSED_ON) return { ...response, body };
  return { ...response, ...usableBody(call, body, readUsable) };
}

/** RFC 9111 §4.3.4: a 304 makes the cached response fresh again and updates its headers. */
function refresh(cached: UpstreamResponse, call: Call, { headers }: RawResponse): UpstreamResponse {
  const { etag: _, ...changedHeaders } = declaredHeaders(call, 200, headers);
  return {
    ...cached,
    headers: { ...cached.headers, ...changedHeaders },
    shareable: isShareable(headers),
    ageSeconds: ageOf(headers),
  };
}

const isFieldError = (error: Partial<FieldError> | null): error is FieldError =>
  typeof error?.field === 'string' && typeof error.message === 'string';

/** An upstream's own words, cleaned and cut: problems and logs quote them. */
const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? cleanText(value).slice(0, MAX_DETAIL_LENGTH) : undefined;

/** The upstream's own error, from its problem document. */
function ownDetail({ headers, body }: RawResponse): string | undefined {
  if (mediaTypeOf(headers) !== 'application/problem+json') return undefined;
  try {
    const { detail } = JSON.parse(body.toString()) ?? {};
    return textIn(detail);
  } catch {
    return undefined;
  }
}

function toRefusal(call: Call, { status, headers, body }: RawResponse): UpstreamRefusal {
  const isProblem = mediaTypeOf(headers) === 'application/problem+json';
  const problem = (isProblem ? parseJson(body) : undefined) ?? {};
  const { detail, errors } = problem as { detail?: unknown; errors?: unknown };
  const text = textIn(detail) || 'The upstream refused the request.';
  const fields = Array.isArray(errors)
    ? errors
        .filter(isFieldError)
        .slice(0, MAX_FIELD_ERRORS)
        .map((error) => ({ ...error, message: textIn(error.message) ?? '' }))
    : [];
  return new UpstreamRefusal(status, text, isProblem, {
    headers: declaredHeaders(call, status, headers),
    ...(fields.length > 0 && { errors: fields }),
  });
}

/**
 * Checks a response against the contract, and leaves out what cannot be used of a whole JSON body if `readUsable` is given.
 * Declared 4xx and 501 become problems for the client; every other failure is the upstream's and becomes a 502, 503 or 504.
 */
export function validateResponse(
  call: Call,
  response: RawResponse,
  readUsable: BodyReader,
): UpstreamResponse | StreamedResponse {
  const { status, headers } = response;
  if (status === 200) return toSuccess(call, response, readUsable);
  if (status === 304 && call.cached) return refresh(call.cached, call, response);
  if (status === 429 || status === 503) {
    const seconds = Number(firstOf(headers['retry-after']));
    const isValid = seconds >= 1 && seconds <= MAX_RETRY_SECONDS;
    throw new UpstreamProblem(503, 'The upstream is busy; try again later.', {
      headers: { 'retry-after': String(isValid ? Math.ceil(seconds) : DEFAULT_RETRY_SECONDS) },
      isPaused: isValid,
    });
  }
  if (status === 504) throw new UpstreamProblem(504, 'The upstream took too long to respond.');
  const isRefusal = (status >= 400 && status <= 499) || status === 501;
  if (!isRefusal || !call.operation.responses[status]) {
    throw new UpstreamProblem(
      502,
      `The upstream responded with ${status}, which the contract does not declare here.`,
      {
        upstreamStatus: status,
        devDetail: ownDetail(response),
        contractViolation: { place: 'status', message: `${status} is not declared` },
      },
    );
  }
  throw toRefusal(call, response);
}
