export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy in which each object, the inner ones first, is what `change` makes of it. */
export function walk(value: unknown, change: (fields: Fields) => Fields): unknown {
  if (Array.isArray(value)) return value.map((item) => walk(item, change));
  if (!isFields(value)) return value;
  return change(
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner, change)])),
  );
}

export function without(fields: Fields, drop: (name: string) => boolean): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !drop(name)));
}
