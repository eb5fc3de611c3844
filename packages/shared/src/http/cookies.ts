// A bound on the work that a header of many small cookies causes.
const MAX_COOKIES = 50;

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Reads a Cookie header (RFC 6265 §4.2.1). The first of a name wins: browsers send the most specific path first. */
export function readCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = Object.create(null);
  for (const pair of (header ?? '').split(';').slice(0, MAX_COOKIES)) {
    const equals = pair.indexOf('=');
    const name = pair.slice(0, equals).trim();
    if (equals < 0 || name === '' || name in cookies) continue;
    const value = pair.slice(equals + 1).trim();
    cookies[name] = decode(value.replace(/^"(.*)"$/, '$1'));
  }
  return cookies;
}
