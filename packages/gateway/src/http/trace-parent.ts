import { randomFillSync } from 'node:crypto';

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
