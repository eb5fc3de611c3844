/** LRU map: drops the least recently used entry beyond the limit. */
export class BoundedMap<K, V> {
  readonly #entries = new Map<K, V>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: K): V | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: K, value: V): V {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size > this.#limit) {
      this.#entries.delete(this.#entries.keys().next().value as K);
    }
    return value;
  }

  delete(key: K): void {
    this.#entries.delete(key);
  }

  values(): IterableIterator<V> {
    return this.#entries.values();
  }

  getOrCreate(key: K, make: () => V): V {
    return this.get(key) ?? this.set(key, make());
  }
}

/** Calls `make` once for each key; with a limit, again for a key that has been dropped. */
export function memoized<K, V>(make: (key: K) => V, limit?: number): (key: K) => V {
  const known: Pick<BoundedMap<K, V>, 'get'> & { set(key: K, value: V): unknown } =
    limit === undefined ? new Map<K, V>() : new BoundedMap<K, V>(limit);
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(key);
    known.set(key, made);
    return made;
  };
}
