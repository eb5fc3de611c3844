import { GatewayProblem, retryLater } from '@touchline/api-core/gateway-problem';
import { StoreUnavailable } from '@touchline/shared/server/store/store-unavailable';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressLimit } from '../auth/rate-limit-guard.ts';
import type { PushServices } from './push-services.ts';
import type { PushStore, VapidKeys } from './push-store.ts';
import { readEndpoint, readSubscription } from './read-subscription.ts';

export interface PushRoutesOptions {
  readonly store: PushStore;
  readonly services: PushServices;
  readonly keys: () => Promise<VapidKeys>;
  /** Called when there are other subscriptions than before. */
  readonly onChange: () => Promise<void>;
}

const BODY_BYTES = 16_384;
/** For an address: a browser sends each change of its stars. */
const CHANGES = { max: 60, windowSeconds: 600 };

/** The database's errors name its file or host, which the log shows. */
function unavailable(cause: unknown): never {
  if (!(cause instanceof StoreUnavailable)) throw cause;
  throw retryLater(503, 'Notifications are unavailable; try again in a moment.', 30, cause);
}

/** How a browser subscribes to notifications and ends them. Its endpoint, which nobody else knows, names it. */
export async function pushRoutes(
  app: FastifyInstance,
  { store, services, keys, onChange }: PushRoutesOptions,
): Promise<void> {
  const limit = addressLimit(app, 'push', CHANGES);

  async function subscribe({ body }: FastifyRequest, reply: FastifyReply) {
    const subscription = readSubscription(body, services);
    const { publicKey } = await keys();
    const { serverKey = publicKey } = body as { serverKey?: unknown };
    // The push service would refuse every message.
    if (serverKey !== publicKey)
      throw new GatewayProblem(409, 'The subscription was made with another key; subscribe again.');
    await store.subscribe(subscription);
    await onChange();
    return reply.code(204).send();
  }

  async function unsubscribe({ body }: FastifyRequest, reply: FastifyReply) {
    await store.unsubscribe(readEndpoint(body));
    await onChange();
    return reply.code(204).send();
  }

  app.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'));
  app.get('/push/key', { config: { operation: 'push-key' } }, async () => {
    const { publicKey } = await keys().catch(unavailable);
    return { publicKey };
  });
  const options = {
    bodyLimit: BODY_BYTES,
    preParsing: async (request: FastifyRequest, reply: FastifyReply) => limit(request, reply),
  };
  app.put(
    '/push/subscription',
    { ...options, config: { operation: 'push-subscribe' } },
    (request, reply) => subscribe(request, reply).catch(unavailable),
  );
  app.delete(
    '/push/subscription',
    { ...options, config: { operation: 'push-unsubscribe' } },
    (request, reply) => unsubscribe(request, reply).catch(unavailable),
  );
}
