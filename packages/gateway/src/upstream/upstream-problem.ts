import { GatewayProblem, type ProblemExtras } from '@touchline/api-core/gateway-problem';

/** How a response that cannot be passed on differs from the contract. */
export interface ContractViolation {
  /** Without one, the pointer leads to it. */
  readonly place?: 'status' | 'content-type' | 'body';
  /** Into the body. */
  readonly pointer?: string;
  /** The end of a sentence about the response. */
  readonly message: string;
}

interface UpstreamExtras extends ProblemExtras {
  readonly nothingSent?: boolean;
  readonly upstreamStatus?: number;
  readonly isPaused?: boolean;
  readonly contractViolation?: ContractViolation;
}

/** The upstream failed: it could not be reached, took too long, or broke the contract. */
export class UpstreamProblem extends GatewayProblem {
  override readonly name = 'UpstreamProblem';
  /** No byte of the request was sent, so a retry cannot repeat an effect. */
  readonly nothingSent: boolean;
  /** The status of the response, if there was one. */
  readonly upstreamStatus: number | undefined;
  /** The upstream says when to come back: it limits what it takes on, and works. */
  readonly isPaused: boolean;
  readonly contractViolation: ContractViolation | undefined;

  constructor(status: 502 | 503 | 504, detail: string, extras: UpstreamExtras = {}) {
    const {
      nothingSent = false,
      isPaused = false,
      upstreamStatus,
      contractViolation,
      ...rest
    } = extras;
    super(status, detail, status === 503 ? { headers: { 'retry-after': '2' }, ...rest } : rest);
    this.nothingSent = nothingSent;
    this.upstreamStatus = upstreamStatus;
    this.isPaused = isPaused;
    this.contractViolation = contractViolation;
  }
}

/** A 4xx or 501 of the upstream that the contract declares for the operation. */
export class UpstreamRefusal extends GatewayProblem {
  /** Whether it came as the problem document that the contract declares. */
  readonly isDocument: boolean;

  constructor(status: number, detail: string, isDocument: boolean, extras: ProblemExtras) {
    super(status, detail, extras);
    this.isDocument = isDocument;
  }
}

const LACKING = [404, 501];

/** Whether the upstream says that it does not have the operation, or nothing at its path. */
export function isLacking(error: unknown): error is GatewayProblem {
  if (!(error instanceof GatewayProblem)) return false;
  const status = error instanceof UpstreamProblem ? error.upstreamStatus : error.status;
  return status !== undefined && LACKING.includes(status);
}

const UNREACHABLE_CODES = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];
const TIMEOUT_CODES = ['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'];

interface NetworkError {
  readonly code?: string;
  readonly errors?: readonly NetworkError[];
}

/** Maps a network error to the 5xx status that the contract declares for it. */
export function toUpstreamProblem(cause: unknown): GatewayProblem {
  if (cause instanceof GatewayProblem) return cause;
  const { code = '', errors } = cause as NetworkError;
  const codes = [code, ...(errors ?? []).map((error) => error.code ?? '')];
  if (codes.some((one) => UNREACHABLE_CODES.includes(one))) {
    return new UpstreamProblem(503, 'The upstream cannot be reached.', {
      cause,
      nothingSent: true,
    });
  }
  if (code === 'UND_ERR_CONNECT_TIMEOUT') {
    return new UpstreamProblem(504, 'The upstream took too long to connect.', {
      cause,
      nothingSent: true,
    });
  }
  if (TIMEOUT_CODES.includes(code) || (cause as Error).name === 'TimeoutError') {
    return new UpstreamProblem(504, 'The upstream took too long to respond.', { cause });
  }
  return new UpstreamProblem(502, 'The upstream closed the connection or sent invalid HTTP.', {
    cause,
  });
}
