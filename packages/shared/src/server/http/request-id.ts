import { randomUUID } from 'node:crypto';

// A caller's id is written to logs and headers: only characters that are safe in both.
const SAFE_ID = /^[\w.-]{8,64}$/;

export const newRequestId = (): string => randomUUID();

/** The id that the caller gave its request, in `x-request-id`, if it is safe to log. Several requests may have the same. */
export const callerIdOf = (id: unknown): string | undefined =>
  typeof id === 'string' && SAFE_ID.test(id) ? id : undefined;
