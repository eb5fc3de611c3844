import type { FieldError } from '@touchline/types';

export interface ProblemExtras {
  readonly headers?: Readonly<Record<string, string>>;
  readonly errors?: readonly FieldError[];
  readonly cause?: unknown;
}

/** An error with an HTTP status. `sendProblem` turns it into a response. */
export class GatewayProblem extends Error {
  override readonly name: string = 'GatewayProblem';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly errors: readonly FieldError[] | undefined;
  /** Set where it is logged otherwise than once for each response. */
  isLogged = false;

  constructor(status: number, detail: string, { headers, errors, cause }: ProblemExtras = {}) {
    super(detail, { cause });
    this.status = status;
    this.headers = headers ?? {};
    this.errors = errors;
  }
}
