import type { Upstream } from '@touchline/api-core/call';
import type { OperationId } from '@touchline/types/contract';
import type { Dispatcher } from 'undici';
import type { BundledConfig, GatewayConfig, UpstreamConfig } from '../config.ts';
import { createUpstreamCheck } from '../observability/upstream-check.ts';
import { openPool } from '../upstream/pool.ts';
import type { SendCall } from '../upstream/send-call.ts';
import { createUpstream, fetchWholeBy, type UpstreamOptions } from '../upstream/upstream.ts';
import { createSampleAccount } from './bundled-account.ts';
import { type DriftCheckOptions, withDriftCheck } from './drift/with-drift-check.ts';
import { withBundledOperations } from './with-bundled-operations.ts';

export interface BundledSourceOptions {
  readonly chain: Pick<
    UpstreamOptions,
    'metrics' | 'clock' | 'findFault' | 'bulkhead' | 'pauseBeforeRetry'
  >;
  readonly driftCheck: Omit<DriftCheckOptions, 'mode'>;
  readonly config: UpstreamConfig;
  /** For all other operations. */
  readonly upstream: SendCall;
  readonly clock: () => number;
}

export interface BundledSource {
  readonly pool: Dispatcher;
  readonly send: SendCall;
  readonly checks: readonly (() => Promise<string | undefined>)[];
  /** For an operation that the gateway makes of others: where it gets those, if it is the bundled API's. */
  upstreamOf(id: OperationId): Upstream | undefined;
}

/** The bundled API beside the upstream, with a pool and a circuit breaker of its own. */
export function createBundledSource(
  bundled: BundledConfig,
  { chain, driftCheck, config, upstream, clock }: BundledSourceOptions,
): BundledSource {
  const own = { ...config, url: bundled.url };
  const pool = openPool(own);
  const sendBundled = withDriftCheck(createUpstream({ ...chain, pool, config: own }), {
    ...driftCheck,
    mode: 'off',
  });
  const sampleAccount = createSampleAccount(pool, bundled.url, clock);
  const options = {
    upstream,
    bundled: sendBundled,
    authorize: async ({ authorization }: { authorization: string | undefined }) =>
      bundled.hasAccounts ? authorization : sampleAccount(),
  };
  const check = createUpstreamCheck(pool, own);
  const fetchBundled = fetchWholeBy(
    withBundledOperations({ ...options, isBundled: () => true, fallback: false }),
  );
  return {
    pool,
    send: withBundledOperations({
      ...options,
      isBundled: (id) => bundled.operations.has(id),
      fallback: bundled.fallback,
    }),
    checks: [async () => (await check())?.replace('The upstream', 'The bundled API')],
    upstreamOf: (id) => (bundled.operations.has(id) ? fetchBundled : undefined),
  };
}

/** Different for gateways whose answers differ, so that they share none. */
export const sourcesOf = ({ upstream, bundled, recording }: GatewayConfig): string =>
  [
    upstream.url.href,
    ...(recording ? [recording] : []),
    ...(bundled ? [[...bundled.operations].sort().join(','), String(bundled.fallback)] : []),
  ].join(' ');
