import {
  limitConnections,
  maxConnections,
  maxDescriptors,
} from '@touchline/shared/server/http/limit-connections';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { pushConnections } from '../push/push-services.ts';
import { CONNECTIONS, HEALTH_CONNECTIONS } from '../upstream/pool.ts';
import { clientNetwork, isProxyOf } from './client-network.ts';

export interface VisitorLimits {
  readonly total: number;
  readonly perNetwork: number;
}

type LimitConfig = Pick<GatewayConfig, 'streamsPerAddress' | 'mock' | 'push'>;

/** Six for the pages of each visitor with an open stream, and a few more. */
const CONNECTIONS_PER_STREAM = 8;
/** A stream keeps its place for hours: the others are for those who load a page. */
const STREAM_SHARE = 3 / 4;
const FEW_CONNECTIONS = 512;
const LOG_EVERY_MS = 60_000;

export function visitorLimits({ streamsPerAddress, mock, push }: LimitConfig): VisitorLimits {
  const sending = push ? pushConnections(push.hosts) : 0;
  const reserved = HEALTH_CONNECTIONS + CONNECTIONS * (mock ? 2 : 1) + sending;
  const total = maxConnections(maxDescriptors(), reserved);
  // One network never takes more than half of the places.
  const perNetwork = Math.min(streamsPerAddress * CONNECTIONS_PER_STREAM, Math.ceil(total / 2));
  return { total, perNetwork };
}

/** The streams that may be open at once. */
export const maxStreams = ({ total }: VisitorLimits): number => Math.floor(total * STREAM_SHARE);

/** Limits connections by the descriptors of the process and by network. All visitors of a trusted proxy share its address. */
export function limitVisitors(
  { server, log }: FastifyInstance,
  trustedProxies: readonly string[],
  { total, perNetwork }: VisitorLimits,
): void {
  const isProxy = isProxyOf(trustedProxies);
  let loggedAt = Number.NEGATIVE_INFINITY;
  if (total < FEW_CONNECTIONS)
    log.warn(
      { connections: total },
      'the limit of open files (ulimit -n) leaves few connections for visitors',
    );
  limitConnections(server, {
    total,
    perNetwork,
    networkOf({ remoteAddress: ip }) {
      if (ip === undefined || isProxy(ip)) return undefined;
      return clientNetwork({ ip });
    },
    onFull() {
      if (performance.now() - loggedAt < LOG_EVERY_MS) return;
      loggedAt = performance.now();
      log.warn(
        { connections: total, perNetwork },
        'too many connections: idle ones are closed, and those without a place refused',
      );
    },
  });
}
