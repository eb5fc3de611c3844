const LENGTH = 160;

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > LENGTH ? `${text.slice(0, LENGTH - 1)}…` : text;
}

/** Where two objects differ first, by field, so that a reader need not compare them by eye. */
function firstDifference(actual: unknown, expected: unknown, path: string): string {
  const both = [actual, expected].every((one) => typeof one === 'object' && one !== null);
  if (!both) return `${path}: ${shown(actual)} where ${shown(expected)} was expected`;
  const [a, b] = [actual, expected] as Record<string, unknown>[];
  const key = [...new Set([...Object.keys(b ?? {}), ...Object.keys(a ?? {})])].find(
    (name) => JSON.stringify(a?.[name]) !== JSON.stringify(b?.[name]),
  );
  return key === undefined
    ? `${path}: the same fields in another order`
    : firstDifference(a?.[key], b?.[key], `${path}.${key}`);
}

export function difference(actual: unknown, expected: unknown, what: string): string | undefined {
  return JSON.stringify(actual) === JSON.stringify(expected)
    ? undefined
    : firstDifference(actual, expected, what);
}
