import { FairTurns } from '@touchline/shared/server/fair-turns';
import { disconnectSignal, refuseLeft } from '@touchline/shared/server/http/disconnect-signal';
import { HttpProblem } from '@touchline/shared/server/http/http-problem';
import { routePath } from '@touchline/shared/server/http/route-path';
import { contract } from '@touchline/types/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestWorldReader } from '../worlds/request-world.ts';
import type { AppParts } from './app-parts.ts';
import { connectionFaults } from './connection-faults.ts';
import { operationHandlerFactory } from './operation-handler.ts';

/** Of one network. Each takes up to 0.1 s, and a rest: the last one ends before the gateway's limit of 5 s. */
const MAX_FAR_WAITING = 16;

const disconnected = () => new HttpProblem(503, 'The client has disconnected.');
const crowded = () =>
  new HttpProblem(503, 'Too many ask for days far away; try again shortly.', {
    headers: { 'retry-after': '2' },
  });

/** The network that the gateway names, or the one that calls. */
const networkOf = ({ headers, ip }: FastifyRequest) => String(headers['x-forwarded-for'] ?? ip);

/** Registers a route for each operation of the contract that the upstream serves. */
export function registerRoutes(app: FastifyInstance, parts: AppParts): void {
  const turns = new FairTurns({ maxWaiting: MAX_FAR_WAITING, rests: true });
  const createOperationHandler = operationHandlerFactory(parts, {
    requestWorld: requestWorldReader(parts),
    applyConnectionFault: connectionFaults(app),
    async turn({ request, raw }) {
      await turns.next(networkOf(request)).catch(() => {
        throw crowded();
      });
      if (raw.closed) throw disconnected();
    },
    disconnectSignal: ({ raw }) => disconnectSignal(raw, disconnected),
  });
  for (const operation of contract.operations) {
    if (operation.servedBy !== 'upstream') continue;
    const { id, method, path } = operation;
    app.route({
      method,
      url: routePath(path),
      config: { operation: id },
      ...(method === 'POST' && { preHandler: refuseLeft(disconnected) }),
      handler: createOperationHandler(operation),
    });
  }
}
