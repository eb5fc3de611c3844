import type { Contract, JsonSchema, Operation } from '@touchline/types/contract';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Forbids undeclared fields in every object that does not explicitly allow them. */
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
  const isOpen = isObject(inner.properties) && !('additionalProperties' in inner);
  return isOpen ? { ...inner, additionalProperties: false } : inner;
}

const closedResponses = ({ responses }: Operation): Operation['responses'] =>
  Object.fromEntries(
    Object.entries(responses).map(([status, response]) => [
      status,
      response.schema ? { ...response, schema: closed(response.schema) as JsonSchema } : response,
    ]),
  );

const closedOf = new WeakMap<Contract, Contract>();

/** The contract without undeclared fields in its responses: the same for each call, so that its schemas are compiled once. */
export function closedContract(contract: Contract): Contract {
  const known = closedOf.get(contract) ?? close(contract);
  closedOf.set(contract, known);
  return known;
}

function close({ operations, schemas }: Contract): Contract {
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
