type Cookies = Readonly<Record<string, string>>;

/** Wraps cookies to record the names that a render reads, on which the page depends. `*` stands for all cookies. */
export function trackCookieReads(cookies: Cookies): { cookies: Cookies; names: Set<string> } {
  const names = new Set<string>();
  const record = (name: string | symbol) => {
    if (typeof name === 'string') names.add(name);
  };
  const tracked = new Proxy(cookies, {
    get(target, name) {
      record(name);
      return Reflect.get(target, name);
    },
    has(target, name) {
      record(name);
      return Reflect.has(target, name);
    },
    // Listing the names depends on every cookie, also on the absence of others.
    ownKeys(target) {
      const keys = Reflect.ownKeys(target);
      keys.forEach(record);
      names.add('*');
      return keys;
    },
  });
  return { cookies: tracked, names };
}
