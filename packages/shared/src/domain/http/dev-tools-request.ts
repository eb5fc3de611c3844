import type { IncomingHttpHeaders } from 'node:http';

/**
 * Sent with each write to the developer tools: a form cannot set a header, and a script of another origin may only after
 * a preflight, which no tool answers.
 */
export const DEV_TOOLS_HEADER = 'x-dev-tools';
export const DEV_TOOLS_HEADERS = { [DEV_TOOLS_HEADER]: '1' } as const;

/** Whether the browser says that a page of another origin has made the request. Programs send neither header. */
export function isOfOtherOrigin({
  host,
  origin,
  'sec-fetch-site': site,
}: IncomingHttpHeaders): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return origin !== undefined && URL.parse(origin)?.host !== host?.toLowerCase();
}
