import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import { pathOf } from '@touchline/shared/server/http/url-parts';

const MAX_URL_LENGTH = 2048;

// Everything that two parsers could read differently: an encoded slash, dot, backslash, percent sign or control
// character, empty and dot segments, and raw characters other than visible ASCII without `;` and `\`.
const ENCODED_DELIMITER = /%(2f|5c|2e|25|00|[01][0-9a-f]|7f)/i;
const BROKEN_ESCAPE = /%(?![0-9a-f]{2})/i;
const AMBIGUOUS = /[^!-:<-[\]-~]|\/\/|\/\.{1,2}(\/|$)/;

/** Most paths, of which nothing else has to be checked. */
const PLAIN = /^(?:\/[\w-]+)+$/;

const NOT_CANONICAL =
  'The path is not in canonical form: it must not contain empty or dot segments, backslashes, semicolons, invalid ' +
  'escapes, unencoded non-ASCII characters, or encoded slashes, dots and percent signs.';

function isUtf8(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

const isCanonical = (path: string) =>
  PLAIN.test(path) ||
  !(
    ENCODED_DELIMITER.test(path) ||
    BROKEN_ESCAPE.test(path) ||
    AMBIGUOUS.test(path) ||
    !isUtf8(path)
  );

const badPath = (detail: string, message: string) =>
  new GatewayProblem(400, detail, { errors: [{ field: 'path', in: 'path', message }] });

/** Refuses every URL that is not in its one canonical spelling, before anything interprets it. */
export function checkCanonicalPath(
  url: string,
  maxLength = MAX_URL_LENGTH,
): GatewayProblem | undefined {
  if (url.length > maxLength) {
    return new GatewayProblem(
      414,
      `The URL has ${url.length} characters; at most ${maxLength} are allowed.`,
    );
  }
  // RFC 9112 §3.2.2: the absolute form is for forward proxies, which this is not.
  if (!url.startsWith('/'))
    return badPath('The URL must begin with a slash.', 'has no slash first');
  if (!isCanonical(pathOf(url))) return badPath(NOT_CANONICAL, 'is not canonical');
  if (url.includes('#')) {
    return badPath('The URL must not contain a fragment.', 'contains a fragment');
  }
  return undefined;
}
