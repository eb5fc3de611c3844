import { routePath } from '@touchline/shared/http/route-path';
import { contract } from '@touchline/types/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestWorldReader } from '../worlds/request-world.ts';
import type { AppParts } from './app-parts.ts';
import { connectionFaults } from './connection-faults.ts';
import { operationHandlerFactory } from './operation-handler.ts';

/** Registers a route for each operation of the contract that the upstream serves. */
export function registerRoutes(app: FastifyInstance, parts: AppParts): void {
  const createOperationHandler = operationHandlerFactory<FastifyRequest, FastifyReply>(parts, {
    requestWorld: requestWorldReader(parts),
    applyConnectionFault: connectionFaults(app),
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
