import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { tooManyRequests } from '../auth/rate-limit-guard.ts';
import { ageMs } from '../http/age-ms.ts';
import { clientNetwork } from '../http/client-network.ts';

/** Returns what is not ready, or nothing. */
type Check = () => Promise<string | undefined>;

export interface HealthOptions {
  readonly checks: readonly Check[];
  /** What a ready site lacks. */
  readonly degradations: () => Promise<Readonly<Record<string, string>>>;
  readonly isDraining: () => boolean;
  /** Runs once, when all checks pass for the first time; /readyz responds with 200 after it. */
  readonly warmUp: () => Promise<unknown>;
  readonly registry: Registry;
  readonly clock: () => number;
}

const REMEMBER_MS = 1000;
const METRICS_PER_MINUTE = 300;

/** Many callers at once make one check, and those of the next second share its result. */
function withShortMemory(check: Check, clock: () => number): Check {
  let last: { readonly result: ReturnType<Check>; at: number } | undefined;
  return () => {
    if (last && ageMs(last.at, clock()) < REMEMBER_MS) return last.result;
    const made = { result: check(), at: clock() };
    last = made;
    // A failure is of the moment: what waits for a start shall not wait longer.
    const forgetFailure = (failure: string | undefined) => {
      if (failure !== undefined && last === made) last = undefined;
    };
    made.result.then(forgetFailure, () => forgetFailure(''));
    return made.result;
  };
}

export async function healthRoutes(app: FastifyInstance, options: HealthOptions): Promise<void> {
  const { degradations, isDraining, registry, warmUp, clock } = options;
  const checks = options.checks.map((check) => withShortMemory(check, clock));
  let warmUpRun: Promise<unknown> | undefined;
  app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'));

  app.get('/healthz', { config: { operation: 'health' } }, async () => ({ status: 'alive' }));

  app.get('/readyz', { config: { operation: 'health' } }, async () => {
    const results = await Promise.all(checks.map((check) => check()));
    const failures = results.filter((result) => result !== undefined);
    if (isDraining()) failures.push('The gateway is shutting down.');
    if (failures.length > 0) throw new GatewayProblem(503, failures.join(' '));
    warmUpRun ??= warmUp();
    await warmUpRun;
    return { status: 'ready', ...(await degradations()) };
  });

  const countMetrics = app.createRateLimit({
    max: METRICS_PER_MINUTE,
    timeWindow: 60_000,
    keyGenerator: (request) => `metrics ${clientNetwork(request)}`,
  });
  app.get('/metrics', { config: { operation: 'health' } }, async (request, reply) => {
    const counted = await countMetrics(request);
    if (!counted.isAllowed && counted.isExceeded)
      throw tooManyRequests(Math.max(1, counted.ttlInSeconds));
    reply.type(registry.contentType);
    return registry.metrics();
  });
}
