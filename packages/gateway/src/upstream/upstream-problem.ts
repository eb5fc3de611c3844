import { GatewayProblem, type ProblemExtras } from '../problems/gateway-problem.ts';

/** The upstream gave no answer that can be passed on. */
export class UpstreamProblem extends GatewayProblem {
  override readonly name = 'UpstreamProblem';
  /** Not a byte of the request has left: asking again cannot do a thing twice. */
  readonly nothingSent: boolean;

  constructor(
    status: 502 | 503 | 504,
    detail: string,
    extras: ProblemExtras & { nothingSent?: boolean } = {},
  ) {
    const { nothingSent = false, ...rest } = extras;
    super(status, detail, status === 503 ? { headers: { 'retry-after': '2' }, ...rest } : rest);
    this.nothingSent = nothingSent;
  }
}

const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];
const late = ['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'];

interface Trouble {
  readonly code?: string;
  readonly errors?: readonly Trouble[];
}

/** Gives what went wrong on the wire the status that the contract has for it. */
export function asUpstreamProblem(cause: unknown): GatewayProblem {
  if (cause instanceof GatewayProblem) return cause;
  const { code = '', errors } = cause as Trouble;
  const codes = [code, ...(errors ?? []).map((one) => one.code ?? '')];
  if (codes.some((one) => unreachable.includes(one))) {
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
  if (late.includes(code) || (cause as Error).name === 'TimeoutError') {
    return new UpstreamProblem(504, 'The upstream took too long.', { cause });
  }
  return new UpstreamProblem(502, 'The upstream broke off or answered what is not HTTP.', {
    cause,
  });
}
