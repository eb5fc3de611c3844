import type { JsonSchema } from '../../src/contract.ts';

type Schemas = Record<string, JsonSchema>;
export type Direction = 'request' | 'response';
export interface Sides {
  readonly before: Schemas;
  readonly after: Schemas;
}

const refName = (schema: JsonSchema) =>
  String(schema.$ref ?? '')
    .split('/')
    .pop() ?? '';
const follow = (schemas: Schemas, schema: JsonSchema): JsonSchema =>
  schema.$ref === undefined ? schema : (schemas[refName(schema)] ?? {});
const toList = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());
const missingFrom = (list: unknown, wanted: unknown) =>
  toList(wanted).filter((value) => !toList(list).includes(value));
const properties = (schema: JsonSchema) => (schema.properties ?? {}) as Schemas;

const isWithin = (inner: unknown, outer: unknown) =>
  outer === undefined || (inner !== undefined && missingFrom(outer, inner).length === 0);

/** The values of an enum are tested against the new pattern. Without an enum any new pattern counts as stricter. */
function isPatternStricter(before: JsonSchema, after: JsonSchema): boolean {
  if (after.pattern === undefined || after.pattern === before.pattern) return false;
  if (before.enum === undefined) return true;
  const pattern = new RegExp(String(after.pattern), 'u');
  return toList(before.enum).some((value) => !pattern.test(String(value)));
}

/** A request must still accept every old value; a response must not contain new ones. */
function valueChanges(before: JsonSchema, after: JsonSchema, direction: Direction): string[] {
  const [inner, outer] = direction === 'request' ? [before, after] : [after, before];
  const changes = (['type', 'enum'] as const)
    .filter((keyword) => !isWithin(inner[keyword], outer[keyword]))
    .map(
      (keyword) =>
        `${keyword} was ${JSON.stringify(before[keyword])}, is ${JSON.stringify(after[keyword])}`,
    );
  return direction === 'request' && isPatternStricter(before, after)
    ? [...changes, `pattern was ${before.pattern}, is ${after.pattern}`]
    : changes;
}

function fieldChanges(before: JsonSchema, after: JsonSchema, direction: Direction): string[] {
  const removed = Object.keys(properties(before)).filter((name) => !(name in properties(after)));
  const required =
    direction === 'request'
      ? missingFrom(before.required, after.required).map((name) => `${name} is now required`)
      : missingFrom(after.required, before.required).map((name) => `${name} is no longer certain`);
  return [...removed.map((name) => `${name} is gone`), ...required];
}

/** The changes of a schema that break clients written for the old one, one line each. */
export function schemaChanges(
  before: JsonSchema,
  after: JsonSchema,
  direction: Direction,
  sides: Sides,
  path = '',
  visited = new Set<string>(),
): string[] {
  const visit = `${direction} ${refName(before)} ${refName(after)}`;
  if (before.$ref !== undefined && visited.has(visit)) return [];
  visited.add(visit);
  const [old, fresh] = [follow(sides.before, before), follow(sides.after, after)];
  const ownChanges = [
    ...valueChanges(old, fresh, direction),
    ...fieldChanges(old, fresh, direction),
  ];
  const nestedChanges = (name: string, oldSchema: unknown, freshSchema: unknown) =>
    oldSchema === undefined || freshSchema === undefined
      ? []
      : schemaChanges(
          oldSchema as JsonSchema,
          freshSchema as JsonSchema,
          direction,
          sides,
          `${path}${name}`,
          visited,
        );
  return [
    ...ownChanges.map((change) => `${path || '.'} ${change}`),
    ...Object.keys(properties(old)).flatMap((name) =>
      nestedChanges(`.${name}`, properties(old)[name], properties(fresh)[name]),
    ),
    ...nestedChanges('[]', old.items, fresh.items),
    ...nestedChanges(
      '.*',
      old.additionalProperties || undefined,
      fresh.additionalProperties || undefined,
    ),
  ];
}
