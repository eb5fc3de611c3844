import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { GatewayProblem } from '../problems/gateway-problem.ts';

export interface HealthOptions {
  /** Each returns what is not ready, or nothing. */
  readonly checks: readonly (() => Promise<string | undefined>)[];
  /** What a ready site lacks. */
  readonly degradations: () => Promise<Readonly<Record<string, string>>>;
  readonly isDraining: () => boolean;
  /** Runs once, when all checks pass for the first time; /readyz responds with 200 after it. */
  readonly warmUp: () => Promise<unknown>;
  readonly registry: Registry;
}

export async function healthRoutes(app: FastifyInstance, options: HealthOptions): Promise<void> {
  const { checks, degradations, isDraining, registry, warmUp } = options;
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

  app.get('/metrics', { config: { operation: 'health' } }, async (_, reply) => {
    reply.type(registry.contentType);
    return registry.metrics();
  });
}
