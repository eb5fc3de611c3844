export type JsonObject = Record<string, unknown>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy of the value with `change` applied to every object in it, inner objects first. */
export function transformObjects(
  value: unknown,
  change: (object: JsonObject) => JsonObject,
): unknown {
  if (Array.isArray(value)) return value.map((item) => transformObjects(item, change));
  if (!isJsonObject(value)) return value;
  return change(
    Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, transformObjects(inner, change)]),
    ),
  );
}

export function omitFields(object: JsonObject, isOmitted: (name: string) => boolean): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !isOmitted(name)));
}
