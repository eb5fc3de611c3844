import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

// What comes from outside ends up in logs: only ids that can harm neither a line nor a header.
const wellFormed = /^[\w-]{8,64}$/;

export const newRequestId = (): string => randomUUID();

export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && wellFormed.test(given) ? given : newRequestId();
}
