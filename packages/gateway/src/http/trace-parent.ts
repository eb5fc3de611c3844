import { randomFillSync } from 'node:crypto';

// W3C Trace Context §3.2.2: version, trace id, parent id, flags; an id of zeros is invalid.
const TRACE_PARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The client's `traceparent` if it is valid. */
export function parseTraceParent(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && TRACE_PARENT.test(header) ? header : undefined;
}

// Filled once for many traces: a call of randomBytes for each costs a twentieth of a request.
const TRACE_BYTES = 24;
const random = Buffer.alloc(TRACE_BYTES * 256);
let used = random.length;

/** A new trace, not sampled. */
export function newTraceParent(): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  const hex = random.toString('hex', used, used + TRACE_BYTES);
  used += TRACE_BYTES;
  return `00-${hex.slice(0, 32)}-${hex.slice(32)}-00`;
}
