/**
 * For browsers and servers. The contract as data and the validators are only for Node, and have their own entry points
 * (`/contract`, `/validation`), so that no browser loads them.
 */

export { ApiProblem, isProblem } from './api-problem.ts';
export { type CallOptions, type Client, type ClientOptions, createClient } from './client.ts';
export type * from './entities.ts';
export type { Handler, HandlerInput, Handlers, UpstreamOperationId } from './handlers.ts';
export type {
  BodyOf,
  DataOf,
  GetOf,
  GetPath,
  HandlerParams,
  ParamsOf,
  PostPath,
} from './operation-types.ts';
export type {
  PageRenderer,
  PageRequest,
  PageResponse,
  SitemapPage,
  SiteRequest,
} from './page-renderer.ts';
