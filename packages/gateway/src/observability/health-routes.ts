import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { GatewayProblem } from '../problems/gateway-problem.ts';

export interface HealthOptions {
  /** Each one says what is missing, or nothing. */
  readonly checks: readonly (() => Promise<string | undefined>)[];
  readonly isDraining: () => boolean;
  /** Done once, when nothing is missing for the first time, and before anybody is told so. */
  readonly warmUp: () => Promise<unknown>;
  readonly registry: Registry;
}

export async function healthRoutes(app: FastifyInstance, options: HealthOptions): Promise<void> {
  const { checks, isDraining, registry, warmUp } = options;
  let warm: Promise<unknown> | undefined;
  app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'));

  app.get('/healthz', { config: { operation: 'health' } }, async () => ({ status: 'alive' }));

  app.get('/readyz', { config: { operation: 'health' } }, async () => {
    const said = await Promise.all(checks.map((check) => check()));
    const missing = said.filter((one) => one !== undefined);
    if (isDraining()) missing.push('The gateway is about to end.');
    if (missing.length > 0) throw new GatewayProblem(503, missing.join(' '));
    warm ??= warmUp();
    await warm;
    return { status: 'ready' };
  });

  app.get('/metrics', { config: { operation: 'health' } }, async (_, reply) => {
    reply.type(registry.contentType);
    return registry.metrics();
  });
}
