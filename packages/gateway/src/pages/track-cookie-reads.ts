type Cookies = Readonly<Record<string, string>>;

/** Hands out cookies and notes which of them a page looks at; that is what it depends on. */
export function watchedCookies(cookies: Cookies): { cookies: Cookies; seen: Set<string> } {
  const seen = new Set<string>();
  const note = (name: string | symbol) => {
    if (typeof name === 'string') seen.add(name);
  };
  const watched = new Proxy(cookies, {
    get(target, name) {
      note(name);
      return Reflect.get(target, name);
    },
    has(target, name) {
      note(name);
      return Reflect.has(target, name);
    },
    // Whoever lists them depends on all: each one, and that there is no other.
    ownKeys(target) {
      const names = Reflect.ownKeys(target);
      names.forEach(note);
      seen.add('*');
      return names;
    },
  });
  return { cookies: watched, seen };
}
