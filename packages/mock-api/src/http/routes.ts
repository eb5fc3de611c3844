import { contract } from '@touchline/types/contract';
import { routePath } from '@touchline/types/route-path';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from './app-parts.ts';
import { answering } from './operation-handler.ts';

/** One route for each operation of the contract that an upstream serves. */
export function addRoutes(app: FastifyInstance, parts: AppParts): void {
  const answer = answering(app, parts);
  for (const operation of contract.operations) {
    if (operation.servedBy !== 'upstream') continue;
    const { method, path } = operation;
    app.route({ method, url: routePath(path), handler: answer(operation) });
  }
}
