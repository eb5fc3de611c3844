/**
 * For browsers and servers. The contract as data and the validators are only for Node, and have their own entry points
 * (`/contract`, `/validation`), so that no browser loads them.
 */

export type { operations, paths } from './api.generated.ts';
export { ApiProblem, isProblem } from './api-problem.ts';
export { type Client, createClient, type GetPath, type Middleware } from './client.ts';
export type * from './entities.ts';
export type {
  Handler,
  HandlerInput,
  HandlerParams,
  Handlers,
  UpstreamOperationId,
} from './handlers.ts';
export type { DataOf } from './response-data.ts';
