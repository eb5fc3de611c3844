import type { FieldError } from '@touchline/types';
import { badInputDetail } from './problem-body.ts';

export interface HttpProblemExtras {
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly errors?: readonly FieldError[] | undefined;
  readonly cause?: unknown;
}

/** An error with an HTTP status: its message is the `detail` of a problem document. */
export class HttpProblem extends Error {
  override readonly name: string = 'HttpProblem';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly errors: readonly FieldError[] | undefined;

  constructor(status: number, detail: string, extras: HttpProblemExtras = {}) {
    super(detail, { cause: extras.cause });
    this.status = status;
    this.headers = extras.headers ?? {};
    this.errors = extras.errors;
  }
}

/** A 400 that names the wrong fields. */
export const badInput = (...errors: readonly FieldError[]): HttpProblem =>
  new HttpProblem(400, badInputDetail(errors), { errors });
