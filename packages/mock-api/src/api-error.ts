import type { FieldError } from '@touchline/types';
import { badInputDetail } from '@touchline/types/problem-body';

export type FaultCode =
  | 'bad-input'
  | 'unauthorized'
  | 'not-found'
  | 'method-not-allowed'
  | 'conflict'
  | 'too-large'
  | 'address-too-long'
  | 'unsupported-media-type'
  | 'header-too-large'
  | 'bad-gateway'
  | 'unavailable'
  | 'gateway-timeout';

interface Extras {
  readonly errors?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** What the caller is told: a code, and a sentence with the values in it and the way out. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly code: FaultCode;
  readonly errors: readonly FieldError[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: FaultCode, detail: string, { errors, headers = {} }: Extras = {}) {
    super(detail);
    this.code = code;
    this.errors = errors;
    this.headers = headers;
  }
}

export const badInput = (errors: readonly FieldError[]) =>
  new Fault('bad-input', badInputDetail(errors), { errors });

/** The detail goes into a header too: it may repeat nothing that a caller wrote. */
export const unauthorized = (detail: string, reason?: 'invalid_token') =>
  new Fault('unauthorized', detail, {
    headers: {
      'www-authenticate': reason
        ? `Bearer realm="touchline", error="${reason}", error_description="${detail}"`
        : 'Bearer realm="touchline"',
    },
  });

/** Hands back what was found, or says that nothing bears the id. */
export function found<T>(value: T | undefined, kind: string, id: string): T {
  if (value === undefined) throw new Fault('not-found', `No ${kind} has the id ${id}.`);
  return value;
}
