import { GatewayProblem } from './gateway-problem.ts';

/**
 * Nobody is there any more to be told anything. Its status is nginx's word for it: seen in logs and figures, never on
 * the wire.
 */
export class CallerLeft extends GatewayProblem {
  override readonly name = 'AbortError';

  constructor(detail = 'The caller has left.') {
    super(499, detail);
  }
}
