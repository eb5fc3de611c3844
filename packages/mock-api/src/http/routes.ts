import { FairTurns } from '@touchline/shared/server/fair-turns';
import { disconnectSignal } from '@touchline/shared/server/http/disconnect-signal';
import { routePath } from '@touchline/shared/server/http/route-path';
import { contract } from '@touchline/types/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error.ts';
import { requestWorldReader } from '../worlds/request-world.ts';
import type { AppParts } from './app-parts.ts';
import { connectionFaults } from './connection-faults.ts';
import { operationHandlerFactory } from './operation-handler.ts';

const disconnected = () => new ApiError('unavailable', 'The client has disconnected.');
const crowded = () =>
  new ApiError('unavailable', 'Too many ask for days far away; try again shortly.', {
    headers: { 'retry-after': '2' },
  });

/** Registers a route for each operation of the contract that the upstream serves. */
export function registerRoutes(app: FastifyInstance, parts: AppParts): void {
  const { maxFarWaitMs = Number.POSITIVE_INFINITY } = parts;
  const turns = new FairTurns();
  const createOperationHandler = operationHandlerFactory(parts, {
    requestWorld: requestWorldReader(parts),
    applyConnectionFault: connectionFaults(app),
    async turn({ id }, { raw }) {
      const since = performance.now();
      const hasWaited = await turns.next(id);
      if (raw.closed) throw disconnected();
      if (hasWaited && performance.now() - since > maxFarWaitMs) throw crowded();
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
      handler: createOperationHandler(operation),
    });
  }
}
