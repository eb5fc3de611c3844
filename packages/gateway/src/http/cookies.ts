// RFC 6265 §4.1.1, and a cap, so that a crowd of cookies costs nothing.
const MOST = 50;

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The first of a name counts, as the browser sends the most specific one first. */
export function readCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = Object.create(null);
  for (const pair of (header ?? '').split(';').slice(0, MOST)) {
    const cut = pair.indexOf('=');
    const name = pair.slice(0, cut).trim();
    if (cut < 1 || name in cookies) continue;
    cookies[name] = decoded(
      pair
        .slice(cut + 1)
        .trim()
        .replace(/^"(.*)"$/, '$1'),
    );
  }
  return cookies;
}
