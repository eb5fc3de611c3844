import type { Middleware } from '@touchline/types';
import type { Contract, Operation } from '@touchline/types/contract';
import { type BodyError, usableReader } from '@touchline/types/validation';
import { jsonOf } from './read-response.ts';

/** API-1: the tokens of a log-in may be at the top of the body. */
export const withData = ({ id }: Pick<Operation, 'id'>, body: unknown): unknown =>
  id === 'logIn' && typeof body === 'object' && body !== null && !('data' in body)
    ? { data: body }
    : body;

interface Answer {
  /** The body; undefined if it is not JSON. */
  readonly json: unknown;
  /** What was left out, and why. */
  readonly leftOut: readonly BodyError[];
}

export type ReadAnswer = (operation: Operation, text: string) => Answer;

/**
 * Reads the bodies of successes as the site does: with the defaults of what is missing or null, and without what cannot be
 * used. Cases then find one form, whatever the server leaves out.
 */
export function answerReader(contract: Contract): ReadAnswer {
  const readUsable = usableReader(contract);
  return (operation, text) => {
    const { schema } = operation.responses['200'] ?? {};
    const sent = withData(operation, jsonOf(text));
    if (!schema || sent === undefined) return { json: sent, leftOut: [] };
    const body = readUsable(schema, sent);
    return 'message' in body
      ? { json: withData(operation, jsonOf(text)), leftOut: [body] }
      : { json: body.value, leftOut: body.found };
  };
}

/** The response with the body as it was read, for the typed client. */
export function asRead(response: Response, operation: Operation, { json }: Answer): Response {
  const { schema } = operation.responses['200'] ?? {};
  // Where a success may be the status alone, the client needs a body.
  const body = json ?? (schema?.required === undefined ? {} : undefined);
  if (!schema || response.status !== 200 || body === undefined) return response;
  const { status, headers } = response;
  return new Response(JSON.stringify(body), { status, headers });
}

/** For a typed client whose responses are not checked. */
export const readingMiddleware = (contract: Contract): Middleware => {
  const read = answerReader(contract);
  return {
    async onResponse({ request: { method }, schemaPath, response }) {
      const operation = contract.operations.find(
        (one) => one.method === method && one.path === schemaPath,
      );
      if (!operation || response.status !== 200) return undefined;
      return asRead(response, operation, read(operation, await response.clone().text()));
    },
  };
};
