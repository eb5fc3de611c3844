import { maxConnections, maxDescriptors } from '@touchline/shared/server/http/limit-connections';
import type { GatewayConfig } from '../config.ts';
import type { VisitorLimits } from '../http/limit-visitors.ts';
import { pushConnections } from '../push/push-services.ts';
import { CONNECTIONS, HEALTH_CONNECTIONS } from '../upstream/pool.ts';

/** Six for the pages of each visitor with an open stream, and a few more. */
const CONNECTIONS_PER_STREAM = 8;

type LimitConfig = Pick<GatewayConfig, 'streamsPerAddress' | 'mock' | 'push'>;

/** The connections that are left for visitors: those of the gateway itself always find a descriptor. */
export function visitorLimits({ streamsPerAddress, mock, push }: LimitConfig): VisitorLimits {
  const sending = push ? pushConnections(push.hosts) : 0;
  const reserved = HEALTH_CONNECTIONS + CONNECTIONS * (mock ? 2 : 1) + sending;
  const total = maxConnections(maxDescriptors(), reserved);
  // One network never takes more than half of the places.
  const perNetwork = Math.min(streamsPerAddress * CONNECTIONS_PER_STREAM, Math.ceil(total / 2));
  return { total, perNetwork };
}
