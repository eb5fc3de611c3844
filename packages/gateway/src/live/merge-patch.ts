export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (a: Json | undefined, b: Json | undefined) =>
  JSON.stringify(a) === JSON.stringify(b);

const holdsNull = (value: Json): boolean =>
  value === null || (isObject(value) && Object.values(value).some(holdsNull));

/**
 * The merge patch (RFC 7396) that makes one object of another: nothing where they are the same, `undefined` where
 * no patch can say it, for a null in a patch means that the field goes.
 */
export function mergePatch(from: JsonObject, to: JsonObject): JsonObject | undefined {
  const patch: JsonObject = {};
  for (const name of Object.keys(from)) if (!(name in to)) patch[name] = null;
  for (const [name, value] of Object.entries(to)) {
    const before = from[name];
    if (isSame(before, value)) continue;
    if (isObject(before) && isObject(value)) {
      const inner = mergePatch(before, value);
      if (!inner) return undefined;
      patch[name] = inner;
    } else if (holdsNull(value)) return undefined;
    else patch[name] = value;
  }
  return patch;
}

/** RFC 7396 §2. */
export function applyPatch(target: Json | undefined, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const result: JsonObject = isObject(target) ? { ...target } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete result[name];
    else result[name] = applyPatch(result[name], value);
  }
  return result;
}
