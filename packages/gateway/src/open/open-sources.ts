import type { Upstream } from '@touchline/api-core/call';
import type { Operation, OperationId } from '@touchline/types/contract';
import { usableReader } from '@touchline/types/validation';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../observability/metrics.ts';
import { createMockHealth, createUpstreamCheck } from '../observability/upstream-checks.ts';
import { createMockSource } from '../sources/mock-source.ts';
import { playRecording, readRecording } from '../sources/recording.ts';
import { BodySampling } from '../upstream/body-sampling.ts';
import { Breakers } from '../upstream/breakers.ts';
import { createUpstream, fetchWholeBy } from '../upstream/create-upstream.ts';
import { createDriftCheck } from '../upstream/drift/drift-check.ts';
import { DriftFindings } from '../upstream/drift/drift-findings.ts';
import { HEALTH_CONNECTIONS, openPool } from '../upstream/pool.ts';
import { lackedParameters, lacksOperation } from '../upstream/upstream-extras.ts';
import type { AppContext } from './app-context.ts';

export type Sources = ReturnType<typeof openSources>;

/** Where responses come from: the upstream, the mock API beside it, a recording before both. */
export function openSources(app: FastifyInstance, context: AppContext) {
  const { config, contract, clock, limits, log, metrics, storesNothing } = context;
  const pool = openPool(config.upstream);
  const healthPool = openPool(config.upstream, HEALTH_CONNECTIONS);
  const readUsable = config.drift === 'off' ? undefined : usableReader(contract);
  const chain = {
    metrics,
    readUsable,
    bulkhead: limits.bulkhead,
    pauseBeforeRetry: limits.pauseBeforeRetry,
  };
  const breakersOf = (gauge?: Metrics['breaker']) =>
    storesNothing ? undefined : new Breakers({ clock, gauge });
  const samplingOf = () => (config.drift === 'refuse' ? undefined : new BodySampling(clock));
  const breakers = breakersOf(metrics.breaker);
  const driftCheck = { findings: new DriftFindings(clock), log, count: metrics.drift };
  const sendUpstream = createUpstream({
    ...chain,
    pool,
    config: config.upstream,
    breakers,
    sampling: samplingOf(),
    driftCheck: createDriftCheck({
      ...driftCheck,
      mode: config.drift,
      mayLackOperations: config.mock?.fallback,
    }),
  });
  const mock =
    config.mock &&
    createMockSource(config.mock, {
      chain: { ...chain, breakers: breakersOf(), sampling: samplingOf() },
      driftCheck,
      config: config.upstream,
      upstream: sendUpstream,
      clock,
    });
  const answering = mock?.send ?? sendUpstream;
  const send = config.recording
    ? playRecording(answering, readRecording(config.recording), {
        ...driftCheck,
        readUsable,
        restIs: config.isMockApi ? 'mock' : 'upstream',
      })
    : answering;
  const mockHealth = config.isMockApi
    ? createMockHealth(healthPool, config.upstream.url)
    : undefined;
  app.addHook('onClose', async () => {
    await Promise.all([pool.destroy(), healthPool.destroy(), mock?.pool.destroy()]);
  });
  return {
    send,
    fetchWhole: fetchWholeBy(send),
    /** Whether somebody answers an operation. */
    answers: (operation: Operation): boolean =>
      !lacksOperation(config.upstream.extras, operation) || mock?.isMocked(operation) === true,
    lackedParametersOf: (operation: Operation): readonly string[] =>
      mock?.isMocked(operation) ? [] : lackedParameters(config.upstream.extras, operation),
    /** For an operation that the gateway makes of others: where it gets those, if it is the mock API's. */
    upstreamOf: (id: OperationId): Upstream | undefined => mock?.upstreamOf(id),
    mockApi: { pool: mock?.pool ?? pool, url: config.mock?.url ?? config.upstream.url },
    checks: [createUpstreamCheck(healthPool, config.upstream.url), ...(mock ? [mock.check] : [])],
    /** The parts that a ready site lacks, with the reason of each. */
    degradations: async (): Promise<Readonly<Record<string, string>>> => ({
      ...(await mockHealth?.()),
      ...(breakers?.paused.length && { paused: breakers.paused.join(', ') }),
    }),
  };
}
