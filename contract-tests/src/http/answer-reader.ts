import type { Middleware } from '@touchline/types';
import type { Contract, Operation } from '@touchline/types/contract';
import { type BodyError, usableReader } from '@touchline/types/validation';

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

export type ReadAnswer = (operation: Operation, json: unknown) => Answer;

/**
 * Reads the bodies of successes as the site does: with the defaults of what is missing or null, and without what cannot be
 * used. Cases then find one form, whatever the server leaves out.
 */
export function answerReader(contract: Contract): ReadAnswer {
  const readUsable = usableReader(contract);
  return (operation, json) => {
    const { schema } = operation.responses['200'] ?? {};
    const sent = withData(operation, json);
    if (!schema || json === undefined) return { json, leftOut: [] };
    const body = readUsable(schema, structuredClone(sent));
    return 'message' in body
      ? { json: sent, leftOut: [body] }
      : { json: body.value, leftOut: body.found };
  };
}

/** For the typed client. */
export const readingMiddleware = (contract: Contract, read: ReadAnswer): Middleware => ({
  async onResponse({ request: { method }, schemaPath, response }) {
    const operation = contract.operations.find(
      (one) => one.method === method && one.path === schemaPath,
    );
    const { schema } = operation?.responses['200'] ?? {};
    if (!operation || !schema || response.status !== 200) return undefined;
    const text = await response.text();
    const { status, headers } = response;
    return new Response(readText(operation, text, schema.required === undefined, read), {
      status,
      headers,
    });
  },
});

function readText(operation: Operation, text: string, isBodyless: boolean, read: ReadAnswer) {
  try {
    return JSON.stringify(read(operation, JSON.parse(text)).json);
  } catch {
    return isBodyless ? '{}' : text;
  }
}
