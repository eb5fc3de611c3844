// A bound on the work that a header of many small cookies causes.
const MAX_COOKIES = 50;

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/**
 * The site writes its cookies with this prefix under HTTPS: browsers accept it from this host alone, with `Secure` and for
 * the whole site (RFC 6265bis §4.1.3.2).
 */
export const HOST_PREFIX = '__Host-';

/**
 * Reads a Cookie header (RFC 6265 §4.2.1). The first of a name wins: browsers send the most specific path first. One with
 * the prefix is found by the name without it, before one that has none.
 */
export function readCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = Object.create(null);
  const ofHost: Record<string, string> = Object.create(null);
  for (const pair of (header ?? '').split(';', MAX_COOKIES)) {
    const equals = pair.indexOf('=');
    const sent = pair.slice(0, equals).trim();
    const isOfHost = sent.startsWith(HOST_PREFIX);
    const name = isOfHost ? sent.slice(HOST_PREFIX.length) : sent;
    const into = isOfHost ? ofHost : cookies;
    if (equals < 0 || name === '' || name in into) continue;
    const value = pair.slice(equals + 1).trim();
    into[name] = decode(value.replace(/^"(.*)"$/, '$1'));
  }
  return Object.assign(cookies, ofHost);
}
