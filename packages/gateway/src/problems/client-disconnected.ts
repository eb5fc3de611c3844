import { GatewayProblem } from '@touchline/api-core/gateway-problem';

/**
 * The client disconnected before its response was complete. 499 is nginx's status for it: it appears in logs and
 * metrics, never on the wire.
 */
export class ClientDisconnected extends GatewayProblem {
  override readonly name = 'AbortError';

  constructor(detail = 'The client disconnected.') {
    super(499, detail);
  }
}
