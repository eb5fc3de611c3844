import { randomUUID } from 'node:crypto';

// W3C Trace Context §3.2.2: version, trace id, parent id, flags; an id of zeros alone is void.
const wellFormed = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The caller's own trace, where he sends one that can be read. */
export function givenTrace(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && wellFormed.test(header) ? header : undefined;
}

// Node makes them a hundred at a time; to ask for random bytes each time cost a twentieth of a call.
const hex = () => randomUUID().replaceAll('-', '');

/** A trace that begins here. */
export const newTrace = (): string => `00-${hex()}-${hex().slice(16)}-00`;
