import { limitConnections } from '@touchline/shared/server/http/limit-connections';
import type { FastifyInstance } from 'fastify';
import { clientNetwork, isProxyOf } from './client-network.ts';

export interface VisitorLimits {
  readonly total: number;
  readonly perNetwork: number;
}

/** A stream keeps its place for hours: the others are for those who load a page. */
const STREAM_SHARE = 3 / 4;
const FEW_CONNECTIONS = 512;
const LOG_EVERY_MS = 60_000;

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
