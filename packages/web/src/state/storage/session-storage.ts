/** What the session remembers: until the tab is closed, and nothing where the browser forbids it. */
export function readSessionItem<T>(
  name: string,
  isGood: (value: unknown) => value is T,
): T | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(`touchline.${name}`) ?? 'null');
    return isGood(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function storeSessionItem(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(`touchline.${name}`, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: it holds until the page is left.
  }
}
