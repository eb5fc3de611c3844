import type { IncomingHttpHeaders } from 'node:http';

const forbids = /(^|[\s,])(private|no-store|no-cache)\b/i;

/** RFC 9111 §3: what an upstream calls private is nobody else's; a cookie or a Vary on all is as good as that. */
export function mayBeShared(headers: IncomingHttpHeaders): boolean {
  const cacheControl = [headers['cache-control']].flat().join(',');
  const vary = [headers.vary].flat().join(',');
  return (
    headers['set-cookie'] === undefined &&
    headers.authorization === undefined &&
    !forbids.test(cacheControl) &&
    !/\*|cookie|authorization/i.test(vary)
  );
}
