import { randomBytes } from 'node:crypto';

// W3C Trace Context §3.2.2: version, trace id, parent id, flags; an id of zeros alone is void.
const wellFormed = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The caller's own trace, where he sends one that can be read. */
export function givenTrace(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && wellFormed.test(header) ? header : undefined;
}

/** A trace that begins here. */
export function newTrace(): string {
  return `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-00`;
}
