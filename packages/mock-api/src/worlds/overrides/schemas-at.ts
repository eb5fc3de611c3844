import type { Contract, JsonSchema } from '@touchline/types/contract';
import { EVERY } from './pointers.ts';

type Schemas = readonly JsonSchema[];

/** Finds the schemas at a JSON Pointer: several where the contract has alternatives, none where it has no such field. */
export function schemaFinder({ schemas }: Contract) {
  const named = schemas.components.schemas as Readonly<Record<string, JsonSchema>>;

  /** The schema itself, or its alternatives. */
  function alternatives(schema: JsonSchema): Schemas {
    const { $ref, oneOf, anyOf } = schema as { $ref?: string; oneOf?: Schemas; anyOf?: Schemas };
    if ($ref) {
      const target = named[$ref.slice($ref.lastIndexOf('/') + 1)];
      return target ? alternatives(target) : [];
    }
    const inner = [...(oneOf ?? []), ...(anyOf ?? [])];
    return inner.length > 0 ? inner.flatMap(alternatives) : [schema];
  }

  function step(schema: JsonSchema, segment: string): Schemas {
    const { properties, additionalProperties, items } = schema as {
      properties?: Readonly<Record<string, JsonSchema>>;
      additionalProperties?: JsonSchema | boolean;
      items?: JsonSchema;
    };
    if (items) return segment === EVERY || /^\d+$/.test(segment) ? [items] : [];
    const others = typeof additionalProperties === 'object' ? [additionalProperties] : [];
    if (segment === EVERY) return [...Object.values(properties ?? {}), ...others];
    const property = properties && Object.hasOwn(properties, segment) && properties[segment];
    return property ? [property] : others;
  }

  const schemasAt = (root: JsonSchema, segments: readonly string[]): Schemas =>
    segments.reduce<Schemas>(
      (found, segment) => found.flatMap(alternatives).flatMap((one) => step(one, segment)),
      [root],
    );

  return {
    schemasAt,
    /** Whether every alternative of the object around it requires the member. */
    isRequired(root: JsonSchema, segments: readonly string[]): boolean {
      const name = segments.at(-1) as string;
      const parents = schemasAt(root, segments.slice(0, -1)).flatMap(alternatives);
      return parents.every(({ required }) => (required as string[] | undefined)?.includes(name));
    },
    /** Whether a body of the schema has a list at its top or one level below. */
    hasLists(root: JsonSchema): boolean {
      const data = schemasAt(root, ['data']).flatMap(alternatives);
      const below = data.flatMap((one) => step(one, EVERY)).flatMap(alternatives);
      return [...data, ...below].some(({ type }) => type === 'array');
    },
  };
}
