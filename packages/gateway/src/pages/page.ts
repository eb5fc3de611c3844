import type { PageResponse } from '@touchline/types';
import type { Language } from '@touchline/types/http/accept-language';
import type { Representation } from '../http/representation.ts';
import type { PageContext } from './ssr-fetch.ts';

/** What a visitor's request says that a page may depend on. */
export interface PageVisit {
  readonly url: string;
  readonly language: Language;
  readonly cookies: Readonly<Record<string, string>>;
  readonly context: PageContext;
}

export interface Page {
  readonly answer: PageResponse;
  readonly representation: Representation;
  /** Whole, made for anybody with the same preferences, and with no call failed on the way. */
  readonly mayBeKept: boolean;
}

export type ProducePage = (visit: PageVisit) => Promise<Page>;
