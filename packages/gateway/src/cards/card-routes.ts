import { hash } from 'node:crypto';
import { GatewayProblem, retryLater } from '@touchline/api-core/gateway-problem';
import type { MatchCard, PageRenderer } from '@touchline/shared/domain/page-renderer';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { addressLimit } from '../auth/rate-limit-guard.ts';
import { SingleFlight } from '../cache/single-flight.ts';
import { clientNetwork } from '../http/client-network.ts';
import { Representation } from '../http/representation.ts';
import { sendRepresentation } from '../http/send-representation.ts';
import { trackFailures } from '../pages/failure-tracker.ts';
import type { RequestSources } from '../pages/page.ts';
import { createCardQueue } from './card-queue.ts';

export interface CardRoutesOptions extends RequestSources {
  readonly matchCard: PageRenderer['matchCard'];
  readonly bytes: number;
  readonly drawnPerMinute?: number | undefined;
}

const OVERHEAD_BYTES = 512;
/** For an address; cards in the cache are free. */
const DRAWN_PER_MINUTE = 60;

/**
 * The picture card of each match, for link previews. It is cached by what it says: URLs that come to the same share a
 * picture, and a new minute needs no expiry.
 */
export async function cardRoutes(app: FastifyInstance, options: CardRoutesOptions): Promise<void> {
  const { matchCard, contextFor, fetchFor, worldFor, bytes } = options;
  const { drawnPerMinute = DRAWN_PER_MINUTE } = options;
  const queue = createCardQueue();
  app.addHook('onClose', () => queue.close());
  const flights = new SingleFlight<Representation>();
  const cards = new LRUCache<string, Representation>({
    maxSize: bytes,
    sizeCalculation: ({ body }) => body.length + OVERHEAD_BYTES,
  });
  const limitDrawn = addressLimit(app, 'card', { max: drawnPerMinute, windowSeconds: 60 });

  async function pictureOf(
    card: MatchCard,
    request: FastifyRequest,
    reply: FastifyReply,
    signal: AbortSignal,
  ) {
    const key = hash('sha1', JSON.stringify(card), 'base64url');
    const cached = cards.get(key);
    if (cached) return { picture: cached, status: 'hit' };
    // By network: no other is refused with the one that has had too many drawn.
    const network = clientNetwork(request);
    const flight = `${network} ${key}`;
    const { value, hasJoined } = await flights.join(flight, signal, async () => {
      await limitDrawn(request, reply);
      const picture = new Representation(await queue.draw(card, network), 'image/png');
      cards.set(key, picture);
      return picture;
    });
    return { picture: value, status: `fwd=miss${hasJoined ? '; collapsed' : ''}` };
  }

  app.get('/cards/*', { config: { operation: 'card' } }, async (request, reply) => {
    const context = contextFor(request, reply);
    const { fetch, hasFailed } = trackFailures(fetchFor(context));
    const { origin, signal } = context;
    const world = await worldFor(context);
    const url = request.raw.url ?? '/';
    const response = await matchCard({ url, origin, cookies: {}, ...world, fetch, signal });
    if (!response && hasFailed())
      throw retryLater(503, 'The match could not be loaded; try again in a moment.', 5);
    if (!response) throw new GatewayProblem(404, 'No such match.');
    const { card, maxAgeSeconds } = response;
    const { picture, status } = await pictureOf(card, request, reply, signal);
    // The URL does not say of which world a picture is.
    const policy = context.world ? 'no-store' : `public, max-age=${maxAgeSeconds}`;
    // Sites that show a link embed its picture.
    reply.headers({
      'cache-control': policy,
      'cache-status': `touchline-cards; ${status}`,
      'cross-origin-resource-policy': 'cross-origin',
    });
    return sendRepresentation(picture, request, reply);
  });
}
