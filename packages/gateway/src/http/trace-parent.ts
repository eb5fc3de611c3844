import { randomBytes } from 'node:crypto';

// W3C Trace Context §3.2.2: version, trace id, parent id, flags; an id of zeros alone is void.
const wellFormed = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The caller's own trace goes on; without one a new one begins here. */
export function traceParentOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && wellFormed.test(given)
    ? given
    : `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-00`;
}
