import type { JsonSchema } from '@touchline/types/contract';

export type JsonType = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object';

export function typeOf(value: unknown): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value as JsonType;
}

/** The keyword `type` for values of these types. */
export function typeKeyword(types: Iterable<JsonType>): JsonType | JsonType[] {
  const distinct = new Set(types);
  if (distinct.has('number')) distinct.delete('integer');
  const [first, ...rest] = distinct;
  // By convention `null` comes last.
  return rest.length === 0 && first
    ? first
    : [...distinct].sort((one, other) => Number(one === 'null') - Number(other === 'null'));
}

type Fields = Readonly<Record<string, unknown>>;

function objectKeywords(values: readonly Fields[]): JsonSchema {
  const names = [...new Set(values.flatMap((value) => Object.keys(value)))];
  const required = names.filter((name) => values.every((value) => Object.hasOwn(value, name)));
  const valuesOf = (name: string) =>
    values.filter((value) => Object.hasOwn(value, name)).map((value) => value[name]);
  return {
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(names.map((name) => [name, inferSchema(valuesOf(name))])),
  };
}

/** A schema that all these values match. */
export function inferSchema(values: readonly unknown[]): JsonSchema {
  if (values.length === 0) return {};
  const types = values.map(typeOf);
  const objects = values.filter((value): value is Fields => typeOf(value) === 'object');
  const items = values.filter(Array.isArray).flat();
  return {
    type: typeKeyword(types),
    ...(objects.length > 0 && objectKeywords(objects)),
    ...(types.includes('array') && items.length > 0 && { items: inferSchema(items) }),
  };
}

const CLASSES: readonly (readonly [RegExp, string])[] = [
  [/[a-z]/, 'a-z'],
  [/[A-Z]/, 'A-Z'],
  [/[0-9]/, '0-9'],
];

/** A pattern with the classes of characters in these texts. */
export function inferPattern(values: readonly string[]): string {
  const text = values.join('');
  const known = CLASSES.filter(([form]) => form.test(text)).map(([, range]) => range);
  const others = [...new Set(text.replace(/[a-zA-Z0-9]/g, ''))]
    .filter((character) => character !== '-')
    .map((character) => character.replace(/[\\\]^]/, '\\$&'));
  return `^[${known.join('')}${others.join('')}${text.includes('-') ? '-' : ''}]${values.includes('') ? '*' : '+'}$`;
}
