import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

// A caller's id is written to logs and headers: only characters that are safe in both.
const SAFE_ID = /^[\w.-]{8,64}$/;

export const newRequestId = (): string => randomUUID();

/** The caller's id if it is safe to log, else a new one. */
export const safeRequestId = (id: unknown): string =>
  typeof id === 'string' && SAFE_ID.test(id) ? id : newRequestId();

export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  safeRequestId(headers['x-request-id']);
