import type { FieldError } from '@touchline/types';
import type { Bytes } from '../http/connection.ts';

export interface Expectation {
  /** The statuses that the responses may have, in their order; any below 500 by default. */
  readonly statuses?: readonly (readonly number[])[];
  /** The field that a 400 must name. */
  readonly names?: Pick<FieldError, 'field' | 'in'>;
}

export interface FuzzCase extends Bytes {
  /** The action, for messages. */
  readonly title: string;
  /** On a kept connection, on one of its own, or on one that is reset at once. */
  readonly way: 'kept' | 'alone' | 'abandoned';
  readonly expectation: Expectation;
}

export interface Head {
  readonly method?: string;
  readonly target: string;
  readonly headers?: readonly (readonly [name: string, value: string])[];
  readonly version?: string;
}

/** The bytes of a request's head; nothing is checked or escaped. */
export function headBytes({ method = 'GET', target, headers = [], version = 'HTTP/1.1' }: Head) {
  const lines = [['host', '127.0.0.1'], ...headers].map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${target} ${version}\r\n${lines.join('')}\r\n`, 'latin1');
}
