import { contract } from '@touchline/types/contract';
import { routePath } from '@touchline/types/route-path';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from './app-parts.ts';
import { operationHandlerFactory } from './operation-handler.ts';

/** Registers a route for each operation of the contract that the upstream serves. */
export function registerRoutes(app: FastifyInstance, parts: AppParts): void {
  const createOperationHandler = operationHandlerFactory(app, parts);
  for (const operation of contract.operations) {
    if (operation.servedBy !== 'upstream') continue;
    const { id, method, path } = operation;
    app.route({
      ...{ method, url: routePath(path), config: { operation: id } },
      handler: createOperationHandler(operation),
    });
  }
}
