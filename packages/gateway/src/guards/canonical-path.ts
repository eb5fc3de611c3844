import { GatewayProblem } from '../problems/gateway-problem.ts';

const LONGEST = 2048;

// Whatever two readers of one address could read differently: a slash, dot, backslash or NUL in
// disguise, an empty or a dot segment, and any raw character but visible ASCII without `;` and `\`.
const disguised = /%(2f|5c|2e|25|00|[01][0-9a-f]|7f)/i;
const brokenEscape = /%(?![0-9a-f]{2})/i;
const ambiguous = /[^!-:<-[\]-~]|\/\/|\/\.{1,2}(\/|$)/;

function isUtf8(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** One address has one spelling, or is refused before anything looks at it; says what is wrong with it. */
export function canonicalFault(url: string): GatewayProblem | undefined {
  if (url.length > LONGEST) {
    return new GatewayProblem(
      414,
      `The address has ${url.length} characters; ${LONGEST} are taken.`,
    );
  }
  // RFC 9112 §3.2.2: the absolute form is for proxies, and this is none for others.
  if (!url.startsWith('/')) return new GatewayProblem(400, 'The address must begin with a slash.');
  const [path = ''] = url.split('?', 1);
  if (disguised.test(path) || brokenEscape.test(path) || ambiguous.test(path) || !isUtf8(path)) {
    return new GatewayProblem(400, 'The address is not in its canonical form.');
  }
  if (url.includes('#')) return new GatewayProblem(400, 'The address must not carry a fragment.');
  return undefined;
}
