import { HttpProblem, type HttpProblemExtras } from '@touchline/shared/server/http/http-problem';

export interface ProblemExtras extends HttpProblemExtras {
  readonly devDetail?: string | undefined;
}

/** `problemSender` turns it into a response. */
export class GatewayProblem extends HttpProblem {
  override readonly name: string = 'GatewayProblem';
  /** Sent only with DEV_TOOLS. */
  readonly devDetail: string | undefined;
  /** Set where it is logged otherwise than once for each response. */
  isLogged = false;

  constructor(status: number, detail: string, extras: ProblemExtras = {}) {
    super(status, detail, extras);
    this.devDetail = extras.devDetail;
  }

  /** With `devTools` the upstream's own error is added: the mock API's has file and line. */
  detailFor({ devTools }: { readonly devTools: boolean }): string {
    return devTools && this.devDetail ? `${this.message} ${this.devDetail}` : this.message;
  }
}

/** A refusal that ends by itself, with the seconds after which to try again. */
export const retryLater = (status: number, detail: string, seconds: number, cause?: unknown) =>
  new GatewayProblem(status, detail, { cause, headers: { 'retry-after': String(seconds) } });
