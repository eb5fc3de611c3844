const MAX_LENGTH = 160;

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;
}

/** The first field in which two values differ. */
function firstDifference(actual: unknown, expected: unknown, path: string): string {
  const areObjects = [actual, expected].every(
    (value) => typeof value === 'object' && value !== null,
  );
  if (!areObjects) return `${path}: ${shown(actual)} where ${shown(expected)} was expected`;
  const [a, b] = [actual, expected] as Record<string, unknown>[];
  const key = [...new Set([...Object.keys(b ?? {}), ...Object.keys(a ?? {})])].find(
    (name) => JSON.stringify(a?.[name]) !== JSON.stringify(b?.[name]),
  );
  return key === undefined
    ? `${path}: the same fields in another order`
    : firstDifference(a?.[key], b?.[key], `${path}.${key}`);
}

/** The first difference; undefined if both values are equal as JSON. */
export function describeDifference(
  actual: unknown,
  expected: unknown,
  what: string,
): string | undefined {
  return JSON.stringify(actual) === JSON.stringify(expected)
    ? undefined
    : firstDifference(actual, expected, what);
}
