/** Calls `make` on first use and returns the same value ever after. What `make` was made from is released with it. */
export function lazy<T>(make: () => T): () => T {
  let pending: (() => T) | undefined = make;
  let value: T;
  return () => {
    if (pending) {
      value = pending();
      pending = undefined;
    }
    return value;
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
