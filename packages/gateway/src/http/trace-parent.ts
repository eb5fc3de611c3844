import { randomUUID } from 'node:crypto';

// W3C Trace Context §3.2.2: version, trace id, parent id, flags; an id of zeros is invalid.
const TRACE_PARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The client's `traceparent` if it is valid. */
export function parseTraceParent(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && TRACE_PARENT.test(header) ? header : undefined;
}

// Node makes random UUIDs in batches; randomBytes for each trace costs a twentieth of a call.
const hex = () => randomUUID().replaceAll('-', '');

/** A new trace, not sampled. */
export const newTraceParent = (): string => `00-${hex()}-${hex().slice(16)}-00`;
