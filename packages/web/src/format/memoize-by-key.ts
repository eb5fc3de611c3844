const MAX_ENTRIES = 20;

/** Caches values by key: creating an Intl formatter costs a hundred times as much as using it. */
export function memoizeByKey<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    const cached = made.get(key);
    if (cached !== undefined) return cached;
    if (made.size >= MAX_ENTRIES) made.clear();
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
