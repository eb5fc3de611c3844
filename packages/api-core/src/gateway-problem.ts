import type { FieldError } from '@touchline/types';

export interface ProblemExtras {
  readonly headers?: Readonly<Record<string, string>>;
  readonly errors?: readonly FieldError[];
  readonly cause?: unknown;
  readonly devDetail?: string | undefined;
}

/** An error with an HTTP status. `sendProblem` turns it into a response. */
export class GatewayProblem extends Error {
  override readonly name: string = 'GatewayProblem';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly errors: readonly FieldError[] | undefined;
  /** Sent only with DEV_TOOLS. */
  readonly devDetail: string | undefined;
  /** Set where it is logged otherwise than once for each response. */
  isLogged = false;

  constructor(status: number, detail: string, extras: ProblemExtras = {}) {
    const { headers, errors, cause, devDetail } = extras;
    super(detail, { cause });
    this.status = status;
    this.headers = headers ?? {};
    this.errors = errors;
    this.devDetail = devDetail;
  }
  /** With `devTools` the upstream's own error is added: the mock API's has file and line. */
  detailFor({ devTools }: { readonly devTools: boolean }): string {
    return devTools && this.devDetail ? `${this.message} ${this.devDetail}` : this.message;
  }
}

/** A refusal that ends by itself, with the seconds after which to try again. */
export const retryLater = (status: number, detail: string, seconds: number, cause?: unknown) =>
  new GatewayProblem(status, detail, { cause, headers: { 'retry-after': String(seconds) } });
