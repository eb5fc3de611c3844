/** Calls `make` on first use and returns the same value ever after. */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The same for a value that has to be waited for. A failure is not kept: the next call tries again. */
export function lazyAsync<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    if (made) return made;
    const own = make();
    made = own;
    own.catch(() => {
      if (made === own) made = undefined;
    });
    return own;
  };
}
