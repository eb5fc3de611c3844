import type { PageRequest, PageResponse } from '@touchline/shared/page-renderer';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Representation } from '../http/representation.ts';
import type { PageContext } from './ssr-fetch.ts';
import type { WorldReading } from './world-clock.ts';

/** How what is rendered for a request gets its context, its data and its clock. */
export interface RequestSources {
  readonly contextFor: (request: FastifyRequest, reply: FastifyReply) => PageContext;
  readonly fetchFor: (
    context: PageContext,
    cookies?: PageRequest['cookies'],
  ) => PageRequest['fetch'];
  readonly worldFor: (context: PageContext) => Promise<WorldReading>;
}

/** The parts of a request that a page may depend on. */
export interface PageVisit {
  readonly url: string;
  readonly cookies: Readonly<Record<string, string>>;
  readonly context: PageContext;
}

export interface Page {
  /** The body is the representation. */
  readonly response: Omit<PageResponse, 'body'>;
  readonly representation: Representation;
  /** Complete, and the same for all visitors with the same preferences. */
  readonly isCacheable: boolean;
}

export type MakePage = (visit: PageVisit) => Promise<Page>;
