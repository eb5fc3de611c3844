import type { Match } from '@touchline/types';
import type { ComponentType } from 'react';
import type { PageCall } from '../api/call.ts';
import type { SendCall } from '../api/send-call.ts';
import type { Namespace } from '../i18n/namespaces.ts';
import type { Address, FirstRows, Head, HeadInput } from '../state/navigation/page-address.ts';
import type { SplitPage } from '../state/navigation/split-page.ts';
import type { CallContext } from '../state/preferences/preferences-atoms.ts';
import type { Resources } from '../state/stores/resources.ts';

interface PageProps {
  address: Address;
  /** The page that is open beside this one, which is a list. */
  beside?: SplitPage | undefined;
}

type PageCalls = Readonly<Record<string, PageCall | readonly PageCall[]>> | readonly PageCall[];

/** The part of a page that is loaded with its chunk. */
export interface PageModule {
  default: ComponentType<PageProps>;
  /**
   * The calls by the names under which the page reads them, or a list of them. Requested again after each round of
   * responses, for the calls that depend on them.
   */
  calls?: (address: Address, context: CallContext, read: Resources['read']) => PageCalls;
  head?: (input: HeadInput) => Head;
  /** The first rows of long lists, which the document has in their place; the browser requests the lists whole. */
  firstRows?: FirstRows;
  /** What the document has of each match of a list besides what a row shows. */
  pickMore?: (match: Match) => Partial<Match>;
}

/** A page of the site: declared once, for the server, for navigation and for prefetching. */
export interface Route {
  path: string;
  load: () => Promise<PageModule>;
  /** The file that `load` imports: the key of its chunks in the manifest. */
  source: string;
  /** The namespaces of texts that this page needs besides `core`. */
  namespaces?: readonly Namespace[] | ((address: Address) => readonly Namespace[]);
  /** The query parameters that this page reads, in canonical order; others are dropped. */
  queryParams?: readonly string[];
  /** The URL of the list that is shown beside this page in a wide window. */
  listHref?: (address: Address) => string | undefined;
  /** The live matches that the page lists: all, or its game's. Any page gets the match of its URL, and watched ones. */
  liveMatches?: 'all' | 'game';
  /** For a page whose URLs differ in their head. */
  head?: PageModule['head'];
  /** The URLs of this page in the sitemap, including those of current entities. */
  sitemapPaths?: (sendCall: SendCall) => readonly string[] | Promise<readonly string[]>;
}

/** A permanent redirect. */
export interface Redirect {
  path: string;
  to: (params: Address['params']) => string;
  /** What the old URL means without these parameters; its query is carried over. */
  query?: Readonly<Record<string, string>>;
}

/** The namespaces for one URL: those of a match at a moment, for example. */
export const namespacesOf = (
  { namespaces = [] }: Route,
  address: Address,
): readonly Namespace[] => [
  'core',
  ...(typeof namespaces === 'function' ? namespaces(address) : namespaces),
];
