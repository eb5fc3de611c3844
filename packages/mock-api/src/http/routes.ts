import { routePath } from '@touchline/shared/http/route-path';
import { contract } from '@touchline/types/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppParts } from './app-parts.ts';
import { responseComputer } from './compute-response.ts';
import { connectionFaults } from './connection-faults.ts';
import { operationHandlerFactory } from './operation-handler.ts';
import { replayHeader } from './replay-header.ts';
import { worldResolver } from './resolve-world.ts';

function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** Registers a route for each operation of the contract that the upstream serves. */
export function registerRoutes(app: FastifyInstance, parts: AppParts): void {
  const createOperationHandler = operationHandlerFactory<FastifyRequest, FastifyReply>(parts, {
    resolveWorld: worldResolver(parts),
    computer: (operation) => responseComputer(operation, parts),
    signalOf,
    applyConnectionFault: connectionFaults(app),
    replayHeader: (operation) => replayHeader(operation, parts),
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
