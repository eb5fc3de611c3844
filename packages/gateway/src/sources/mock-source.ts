import type { Operation, OperationId } from '@touchline/types/contract';
import type { GatewayConfig, MockConfig, UpstreamConfig } from '../config.ts';
import { createUpstreamCheck } from '../observability/upstream-checks.ts';
import { createUpstream, fetchWholeBy, type UpstreamOptions } from '../upstream/create-upstream.ts';
import { createDriftCheck, type DriftCheckOptions } from '../upstream/drift/drift-check.ts';
import { openPool } from '../upstream/pool.ts';
import type { SendCall } from '../upstream/send-call.ts';
import { lacksOperation } from '../upstream/upstream-extras.ts';
import { createSampleAccount } from './mock-account.ts';
import { withMockOperations } from './with-mock-operations.ts';

export interface MockSourceOptions {
  readonly chain: Pick<
    UpstreamOptions,
    'metrics' | 'breakers' | 'readUsable' | 'sampling' | 'bulkhead' | 'pauseBeforeRetry'
  >;
  readonly driftCheck: Omit<DriftCheckOptions, 'mode'>;
  readonly config: UpstreamConfig;
  /** For all other operations. */
  readonly upstream: SendCall;
  readonly clock: () => number;
}

/** The mock API beside the upstream, with a pool and circuit breakers of its own. */
export function createMockSource(
  mock: MockConfig,
  { chain, driftCheck, config, upstream, clock }: MockSourceOptions,
) {
  const own: UpstreamConfig = { ...config, url: mock.url, extras: 'all', headers: {} };
  const pool = openPool(own);
  const sendMock = createUpstream({
    ...chain,
    pool,
    config: own,
    driftCheck: createDriftCheck({ ...driftCheck, mode: 'off' }),
  });
  const sampleAccount = createSampleAccount(pool, mock.url, clock);
  const options = {
    upstream,
    mock: sendMock,
    authorize: async ({ authorization }: { authorization: string | undefined }) =>
      mock.hasAccounts ? authorization : sampleAccount(),
  };
  // A visitor of the upstream would see the sessions of the sample account, and change its password.
  const mayFallBack = ({ extra, security }: Operation) =>
    mock.fallback && (mock.hasAccounts || !extra || security !== 'required');
  const isMocked = (operation: Operation) =>
    mock.operations.has(operation.id) ||
    (lacksOperation(config.extras, operation) && mayFallBack(operation));
  const check = createUpstreamCheck(pool, mock.url);
  const fetchMock = fetchWholeBy(
    withMockOperations({ ...options, isMocked: () => true, mayFallBack: () => false }),
  );
  return {
    pool,
    send: withMockOperations({
      ...options,
      isMocked,
      mayFallBack,
    }),
    check: async () => (await check())?.replace('The upstream', 'The mock API'),
    isMocked,
    upstreamOf: (id: OperationId) => (mock.operations.has(id) ? fetchMock : undefined),
  };
}

/** Different for gateways whose answers differ, so that they share none. */
export const sourcesOf = ({ upstream, mock, recording }: GatewayConfig): string =>
  [
    upstream.url.href,
    ...(upstream.extras === 'all' ? [] : [[...upstream.extras].sort().join(',')]),
    ...(recording ? [recording] : []),
    ...(mock ? [[...mock.operations].sort().join(','), String(mock.fallback)] : []),
  ].join(' ');
