import type { Contract, JsonSchema, Operation } from '@touchline/types/contract';
import { usableReader } from '@touchline/types/validation';
import { withData } from '../http/answer-reader.ts';
import { jsonOf, type ReadResponse } from '../http/read-response.ts';
import { mediaType } from './response-errors.ts';

const MAX_ERRORS = 5;

/** Without the members that are extras: no error in one concerns the spec. */
function withoutExtras(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutExtras);
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(([, value]) => !value?.['x-extra']);
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutExtras(value)]));
}

const isJson = (type: string) => /[/+]json$/.test(type);

/**
 * Creates a function that lists what the spec requires of a response and does not find: of a success its media type, and the
 * required fields and the types of its body. Headers, further fields and the bodies of errors are extras; a field that is not
 * required may be missing or null.
 */
export function specErrors(contract: Contract) {
  const { schemas } = contract;
  const readUsable = usableReader({
    schemas: withoutExtras(schemas) as Contract['schemas'],
  });
  const own = new Map<string, JsonSchema>();

  function schemaOf({ id, responses }: Operation): JsonSchema | undefined {
    const { schema } = responses['200'] ?? {};
    if (!schema) return undefined;
    const known = own.get(id) ?? (withoutExtras(schema) as JsonSchema);
    own.set(id, known);
    return known;
  }

  return (operation: Operation, response: ReadResponse): string[] => {
    if (response.status !== 200) return [];
    const { contentType = '' } = operation.responses['200'] ?? {};
    const schema = schemaOf(operation);
    // A success may be the status alone.
    if (schema && !schema.required && response.json === undefined) return [];
    const type = mediaType(response);
    if (type !== contentType && !(isJson(contentType) && isJson(type)))
      return [`the content type must be ${contentType}, not ${type}`];
    if (!schema) return [];
    const body = readUsable(schema, withData(operation, jsonOf(response.text)));
    const errors = 'message' in body ? [body] : body.found;
    return errors
      .slice(0, MAX_ERRORS)
      .map(({ pointer, message }) => `${pointer || 'the body'} ${message}`);
  };
}
