import type { WorldHeaders } from '@touchline/shared/domain/http/world-headers';
import type { PageRequest, PageResponse, Remember } from '@touchline/shared/domain/page-renderer';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Representation } from '../http/representation.ts';

export interface PageContext {
  readonly origin: string;
  readonly world: WorldHeaders | undefined;
  readonly requestId: string;
  readonly signal: AbortSignal;
  /** The visitor's, which waits for its turn to render and to call the upstream; undefined for the server's own pages. */
  readonly network?: string | undefined;
}

/** What the upstream says of the world that a page shows. */
export interface WorldReading {
  /** In milliseconds. */
  readonly now: number;
  readonly hasRealSeasons: boolean;
}

/** How what is rendered for a request gets its context, its data and its clock. */
export interface RequestSources {
  readonly contextFor: (request: FastifyRequest, reply: FastifyReply) => PageContext;
  readonly fetchFor: (context: PageContext) => PageRequest['fetch'];
  readonly rememberFor: (context: PageContext) => Remember;
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
