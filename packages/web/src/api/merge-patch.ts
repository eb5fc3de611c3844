type Data = { [name: string]: unknown };

const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** RFC 7396 §2. What the patch does not name stays the same object, so that nothing looks new that is not. */
export function applyPatch<T>(target: T, patch: unknown): T {
  if (!isObject(patch)) return patch as T;
  const result: Data = isObject(target) ? { ...target } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete result[name];
    else result[name] = applyPatch(result[name], value);
  }
  return result as T;
}
