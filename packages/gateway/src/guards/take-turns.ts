import type { FairTurns } from '@touchline/shared/fair-turns';
import type { FastifyInstance } from 'fastify';
import { clientNetwork } from '../http/client-network.ts';
import { skippedWhenHot } from '../wire/skippable-hooks.ts';

/**
 * Handles the requests of each network in turn. Without it, one turn of the event loop would answer all requests that have
 * arrived, hundreds of one network, while a page of another waits for several turns: for its calls and the pieces of its render.
 */
export function takeTurns(app: FastifyInstance, turns: FairTurns): void {
  app.addHook(
    'onRequest',
    skippedWhenHot((request, _, done) => turns.begin(clientNetwork(request), done)),
  );
}
