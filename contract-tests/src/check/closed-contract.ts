import type { Contract, JsonSchema, Operation } from '@touchline/types/contract';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field that the contract does not name is drift: whatever does not say otherwise is closed. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (!isObject(schema)) return schema;
  const inner = Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [
      keyword,
      keyword === 'properties' && isObject(value)
        ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, closed(one)]))
        : closed(value),
    ]),
  );
  const open = isObject(inner.properties) && !('additionalProperties' in inner);
  return open ? { ...inner, additionalProperties: false } : inner;
}

const closedResponses = ({ responses }: Operation): Operation['responses'] =>
  Object.fromEntries(
    Object.entries(responses).map(([status, response]) => [
      status,
      response.schema ? { ...response, schema: closed(response.schema) as JsonSchema } : response,
    ]),
  );

/** The contract as the suite reads it: strictly. */
export function closedContract({ operations, schemas }: Contract): Contract {
  return {
    operations: operations.map((one) => ({ ...one, responses: closedResponses(one) })),
    schemas: {
      $id: schemas.$id,
      components: {
        schemas: Object.fromEntries(
          Object.entries(schemas.components.schemas).map(([name, one]) => [name, closed(one)]),
        ),
      },
    },
  };
}
