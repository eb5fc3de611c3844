import type { JsonSchema } from '../../src/contract.ts';

type Schemas = Record<string, JsonSchema>;
export type Direction = 'request' | 'answer';
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
const listed = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());
const missing = (from: unknown, of: unknown) =>
  listed(of).filter((one) => !listed(from).includes(one));
const properties = (schema: JsonSchema) => (schema.properties ?? {}) as Schemas;

const within = (inner: unknown, outer: unknown) =>
  outer === undefined || (inner !== undefined && missing(outer, inner).length === 0);

/** Texts that were all named are tried on a new pattern; of others nothing is known. */
function stricterPattern(before: JsonSchema, after: JsonSchema): boolean {
  if (after.pattern === undefined || after.pattern === before.pattern) return false;
  if (before.enum === undefined) return true;
  const pattern = new RegExp(String(after.pattern), 'u');
  return listed(before.enum).some((value) => !pattern.test(String(value)));
}

/** In a request what was allowed must stay allowed; in an answer nothing new may be met. */
function valueChanges(before: JsonSchema, after: JsonSchema, direction: Direction): string[] {
  const [inner, outer] = direction === 'request' ? [before, after] : [after, before];
  const changes = (['type', 'enum'] as const)
    .filter((keyword) => !within(inner[keyword], outer[keyword]))
    .map(
      (keyword) =>
        `${keyword} was ${JSON.stringify(before[keyword])}, is ${JSON.stringify(after[keyword])}`,
    );
  return direction === 'request' && stricterPattern(before, after)
    ? [...changes, `pattern was ${before.pattern}, is ${after.pattern}`]
    : changes;
}

function fieldChanges(before: JsonSchema, after: JsonSchema, direction: Direction): string[] {
  const gone = Object.keys(properties(before)).filter((name) => !(name in properties(after)));
  const required =
    direction === 'request'
      ? missing(before.required, after.required).map((name) => `${name} is now required`)
      : missing(after.required, before.required).map((name) => `${name} is no longer certain`);
  return [...gone.map((name) => `${name} is gone`), ...required];
}

/** What in a schema would break a caller that was written against the old one. */
export function schemaChanges(
  before: JsonSchema,
  after: JsonSchema,
  direction: Direction,
  sides: Sides,
  path = '',
  seen = new Set<string>(),
): string[] {
  const visit = `${direction} ${refName(before)} ${refName(after)}`;
  if (before.$ref !== undefined && seen.has(visit)) return [];
  seen.add(visit);
  const [old, fresh] = [follow(sides.before, before), follow(sides.after, after)];
  const here = [...valueChanges(old, fresh, direction), ...fieldChanges(old, fresh, direction)];
  const deeper = (name: string, a: unknown, b: unknown) =>
    a === undefined || b === undefined
      ? []
      : schemaChanges(a as JsonSchema, b as JsonSchema, direction, sides, `${path}${name}`, seen);
  return [
    ...here.map((change) => `${path || '.'} ${change}`),
    ...Object.keys(properties(old)).flatMap((name) =>
      deeper(`.${name}`, properties(old)[name], properties(fresh)[name]),
    ),
    ...deeper('[]', old.items, fresh.items),
    ...deeper('.*', old.additionalProperties || undefined, fresh.additionalProperties || undefined),
  ];
}
