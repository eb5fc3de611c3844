import { contract, type Operation } from '@touchline/types/contract';
import { type CheckedRequest, requestChecks } from '@touchline/types/validation';
import type { FastifyRequest } from 'fastify';
import { badInput, Fault } from '../api-error.ts';

type Input = Extract<CheckedRequest, { ok: true }>;

const checkFor = requestChecks(contract);

/** What the request asks for, of the types that the contract gives it. */
export function checkedInput(operation: Operation): (request: FastifyRequest) => Input {
  const check = checkFor(operation);
  return ({ params, query, headers, body, url }) => {
    const checked = check({
      path: params as Record<string, string>,
      query: query as URLSearchParams,
      headers,
      body,
    });
    if (checked.ok) return checked;
    // A path that cannot be is a path that is not there (API-20).
    const inPath = checked.errors.find((error) => error.in === 'path');
    if (!inPath) throw badInput(checked.errors);
    const { field, message } = inPath;
    throw new Fault('not-found', `Nothing is at ${url}: ${field} ${message}.`);
  };
}
