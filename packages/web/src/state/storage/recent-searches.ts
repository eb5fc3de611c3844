const key = 'touchline.recent';
const most = 6;

const isText = (value: unknown): value is string => typeof value === 'string';

/** What was chosen last on this device, by address, the last first. */
export function readRecentSearches(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter(isText).slice(0, most) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(href: string): void {
  try {
    const others = readRecentSearches().filter((one) => one !== href);
    localStorage.setItem(key, JSON.stringify([href, ...others].slice(0, most)));
  } catch {
    // Storage is full or forbidden: nothing is remembered.
  }
}

export function clearRecentSearches(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is forbidden: there was nothing.
  }
}
