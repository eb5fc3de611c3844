import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import { languages } from '@touchline/types/client-contract';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { addressLimit } from '../auth/rate-limit-guard.ts';
import { ageMs } from '../http/age-ms.ts';
import type { AppContext } from './app-context.ts';
import type { Server } from './open-server.ts';
import type { Sources } from './open-sources.ts';

/** Returns what is not ready, or nothing. */
type Check = () => Promise<string | undefined>;

export interface HealthOptions {
  readonly context: Pick<AppContext, 'clock' | 'metrics'>;
  readonly sources: Pick<Sources, 'checks' | 'degradations'>;
  readonly server: Pick<Server, 'app' | 'isDraining'>;
  readonly hasSite: boolean;
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

const NO_SITE = 'The page renderer is not loaded; build the site first.';

/** For those who run the site: what comes through the balancer comes from a visitor. */
async function hideFromVisitors({ ip, socket }: FastifyRequest): Promise<void> {
  if (ip !== socket.remoteAddress) throw new GatewayProblem(404, 'No such file.');
}

/** Logs why the gateway is not ready when that begins, changes and ends: it is asked every second. */
function createReadinessLog(log: FastifyBaseLogger): (failure: string) => void {
  let logged = '';
  return (failure) => {
    if (failure === logged) return;
    logged = failure;
    if (failure) log.warn({ status: 503 }, failure);
    else log.info('The gateway is ready.');
  };
}

/**
 * Renders the first pages before the process reports ready. They are slow, on a busy machine slower than the page
 * budget, and the first visitors would get the shell.
 */
async function warmUp(app: FastifyInstance): Promise<void> {
  for (const language of languages) {
    await app.inject({ url: `/?lang=${language}`, headers: { accept: 'text/html' } });
  }
}

export async function healthRoutes(app: FastifyInstance, options: HealthOptions): Promise<void> {
  const { context, sources, server, hasSite } = options;
  const { clock, metrics } = context;
  const checks = sources.checks.map((check) => withShortMemory(check, clock));
  const logReadiness = createReadinessLog(app.log);
  let warmUpRun: Promise<void> | undefined;
  app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'));

  app.get('/healthz', { config: { operation: 'health' } }, async () => ({ status: 'alive' }));

  const hidden = { config: { operation: 'health' }, onRequest: hideFromVisitors };
  app.get('/readyz', hidden, async () => {
    const results = await Promise.all(checks.map((check) => check()));
    const failures = results.filter((result) => result !== undefined);
    if (!hasSite) failures.push(NO_SITE);
    if (server.isDraining()) failures.push('The gateway is shutting down.');
    if (failures.length > 0) {
      const problem = new GatewayProblem(503, failures.join(' '));
      logReadiness(problem.message);
      problem.isLogged = true;
      throw problem;
    }
    warmUpRun ??= warmUp(server.app);
    await warmUpRun;
    logReadiness('');
    return { status: 'ready', ...(await sources.degradations()) };
  });

  const limitMetrics = addressLimit(app, 'metrics', { max: METRICS_PER_MINUTE, windowSeconds: 60 });
  app.get('/metrics', hidden, async (request, reply) => {
    await limitMetrics(request, reply);
    const all = metrics.all();
    reply.type(all.contentType);
    return all.metrics();
  });
}
