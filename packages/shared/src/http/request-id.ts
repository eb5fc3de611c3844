import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

// A caller's id is written to logs and headers: only characters that are safe in both.
const SAFE_ID = /^[\w.-]{8,64}$/;

export const newRequestId = (): string => randomUUID();

/** The caller's `x-request-id` if it is safe to log, else a new id. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const id = headers['x-request-id'];
  return typeof id === 'string' && SAFE_ID.test(id) ? id : newRequestId();
}
