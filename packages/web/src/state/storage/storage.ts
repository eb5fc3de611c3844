type Area = 'local' | 'session';

/** Call only inside `try`: where a browser forbids storage, even reading the property throws. */
const storageOf = (area: Area): Storage => (area === 'local' ? localStorage : sessionStorage);

/** A stored JSON value; undefined where there is none, it is not valid, or storage is forbidden. */
export function readStored<T>(
  key: string,
  isValid: (value: unknown) => value is T,
  area: Area = 'local',
): T | undefined {
  try {
    const value: unknown = JSON.parse(storageOf(area).getItem(key) ?? 'null');
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isText = (value: unknown): value is string => typeof value === 'string';

/** The strings of a stored array. Other items are dropped. */
export const readStoredStrings = (key: string): string[] =>
  (readStored(key, Array.isArray) ?? []).filter(isText);

export function writeStored(key: string, value: unknown, area: Area = 'local'): void {
  try {
    storageOf(area).setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the value lasts until the page is left.
  }
}

export function removeStored(key: string, area: Area = 'local'): void {
  try {
    storageOf(area).removeItem(key);
  } catch {
    // Storage is forbidden: nothing was stored.
  }
}
