import type { IncomingHttpHeaders } from 'node:http';

const forbids = /(^|[\s,])(private|no-store|no-cache)\b/i;

/**
 * RFC 9111 §3: what an upstream calls private is nobody else's; a new cookie or a Vary on everything is as good as
 * that. Any other Vary does no harm: all that an upstream is told of a caller is in the key.
 */
export function mayBeShared(headers: IncomingHttpHeaders): boolean {
  const cacheControl = [headers['cache-control']].flat().join(',');
  const vary = [headers.vary].flat().join(',');
  return (
    headers['set-cookie'] === undefined &&
    headers.authorization === undefined &&
    !forbids.test(cacheControl) &&
    !vary.includes('*')
  );
}
