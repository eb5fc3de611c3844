import { badInput, HttpProblem } from '@touchline/shared/server/http/http-problem';
import { contract, type Operation } from '@touchline/types/contract';
import { type CheckedRequest, requestChecks } from '@touchline/types/validation';
import type { FastifyRequest } from 'fastify';

export type ValidatedRequest = Extract<CheckedRequest, { ok: true }>;

const checkFor = requestChecks(contract);

/** Parses path, query, headers and body into the contract's types; throws if one of them is invalid. */
export function requestValidator(
  operation: Operation,
): (request: FastifyRequest) => ValidatedRequest {
  const check = checkFor(operation);
  return ({ params, query, headers, body, url }) => {
    const result = check({
      path: params as Record<string, string>,
      query: query as URLSearchParams,
      headers,
      body,
    });
    if (result.ok) return result;
    // An invalid path parameter is a 404, not a 400 (API-20).
    const pathError = result.errors.find((error) => error.in === 'path');
    if (!pathError) throw badInput(...result.errors);
    const { field, message } = pathError;
    throw new HttpProblem(404, `No such endpoint: ${url}: ${field} ${message}.`);
  };
}
