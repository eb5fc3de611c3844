import type { IncomingHttpHeaders } from 'node:http';
import type { FieldError } from '@touchline/types';
import type { Operation } from '@touchline/types/contract';
import type { Answer, Call } from '../api/call.ts';
import { GatewayProblem } from '../problems/gateway-problem.ts';
import { mayBeShared } from './may-be-shared.ts';
import { UpstreamProblem } from './upstream-problem.ts';

const first = (value: string | string[] | undefined) => [value].flat()[0];
const mediaType = (headers: IncomingHttpHeaders) =>
  first(headers['content-type'])?.split(';')[0]?.trim().toLowerCase();

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch (cause) {
    throw new UpstreamProblem(502, 'The upstream answered what is not JSON.', { cause });
  }
}

/** Only headers that the contract names for this answer; cookies and the like stay behind. */
function declaredHeaders({ responses }: Operation, status: number, given: IncomingHttpHeaders) {
  const names = responses[status]?.headers ?? [];
  const kept = names.map((name) => [name, first(given[name])] as const);
  return Object.fromEntries(kept.filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >;
}

/** RFC 9111 §5.1: an answer may have lain in another cache before. */
const ageOf = ({ age }: IncomingHttpHeaders): number =>
  /^\d{1,9}$/.test(age ?? '') ? Number(age) : 0;

function successOf({ operation }: Call, headers: IncomingHttpHeaders, body: Buffer): Answer {
  const wanted = operation.responses['200']?.contentType;
  if (mediaType(headers) !== wanted) {
    throw new UpstreamProblem(
      502,
      'The upstream answered in another media type than the contract has.',
    );
  }
  if (wanted === 'application/json') parsed(body);
  const charset = wanted === 'image/svg+xml' ? '' : '; charset=utf-8';
  return {
    headers: { ...declaredHeaders(operation, 200, headers), 'content-type': `${wanted}${charset}` },
    body,
    shareable: mayBeShared(headers),
    ageSeconds: ageOf(headers),
    validator: first(headers.etag),
  };
}

/** RFC 9111 §4.3.4: what we have is good again, under the header fields that have changed. */
function renewed(known: Answer, { operation }: Call, headers: IncomingHttpHeaders): Answer {
  const { etag: _, ...changed } = declaredHeaders(operation, 200, headers);
  return {
    ...known,
    headers: { ...known.headers, ...changed },
    shareable: mayBeShared(headers),
    ageSeconds: ageOf(headers),
  };
}

function refusalOf(
  { operation }: Call,
  status: number,
  headers: IncomingHttpHeaders,
  body: Buffer,
) {
  const said = mediaType(headers) === 'application/problem+json' ? parsed(body) : undefined;
  const { detail, errors } = (said ?? {}) as { detail?: string; errors?: FieldError[] };
  return new GatewayProblem(status, detail || 'The upstream refused this.', {
    headers: declaredHeaders(operation, status, headers),
    ...(errors && { errors }),
  });
}

/** An answer as the contract has it. A refusal is a problem of the caller, whatever else an upstream says one of ours. */
export function passable(
  call: Call,
  status: number,
  headers: IncomingHttpHeaders,
  body: Buffer,
): Answer {
  if (status === 200) return successOf(call, headers, body);
  if (status === 304 && call.known) return renewed(call.known, call, headers);
  if (status === 429 || status === 503) {
    const after = Number(first(headers['retry-after']));
    const retryAfter = after >= 1 && after <= 3600 ? String(Math.ceil(after)) : '2';
    throw new UpstreamProblem(503, 'The upstream asks to come back later.', {
      headers: { 'retry-after': retryAfter },
    });
  }
  if (status === 504) throw new UpstreamProblem(504, 'The upstream took too long.');
  if (status < 400 || status > 499 || !call.operation.responses[status]) {
    throw new UpstreamProblem(
      502,
      `The upstream answered ${status}, which the contract does not have here.`,
    );
  }
  throw refusalOf(call, status, headers, body);
}
