export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

const isObject = (value: unknown): value is { [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const containsNull = (value: Json): boolean =>
  value === null || (isObject(value) && Object.values(value as JsonObject).some(containsNull));

/**
 * The merge patch (RFC 7396) from one object to another: empty if they are equal, `undefined` if no patch can express
 * the difference, because a null in a patch removes the field.
 */
export function mergePatch(from: JsonObject, to: JsonObject): JsonObject | undefined {
  const patch: JsonObject = {};
  for (const name of Object.keys(from)) if (!(name in to)) patch[name] = null;
  for (const [name, value] of Object.entries(to)) {
    const before = from[name];
    if (isSame(before, value)) continue;
    if (isObject(before) && isObject(value)) {
      const inner = mergePatch(before as JsonObject, value as JsonObject);
      if (!inner) return undefined;
      patch[name] = inner;
    } else if (containsNull(value)) return undefined;
    else patch[name] = value;
  }
  return patch;
}

/** RFC 7396 §2. A member that the patch does not name keeps its identity, so that a view of it is not redrawn. */
export function applyPatch<T>(target: T, patch: unknown): T {
  if (!isObject(patch)) return patch as T;
  const result: { [name: string]: unknown } = isObject(target) ? { ...target } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete result[name];
    else result[name] = applyPatch(result[name], value);
  }
  return result as T;
}
