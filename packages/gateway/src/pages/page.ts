import type { PageResponse } from '@touchline/shared/page-renderer';
import type { Representation } from '../http/representation.ts';
import type { PageContext } from './ssr-fetch.ts';

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
