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

  getOrCreate(key: K, make: () => V): V {
    return this.get(key) ?? this.set(key, make());
  }
}
