import type { TFunction } from 'i18next';
import { type Game, isGame } from '../../paths.ts';
import type { Preferences } from '../preferences/preferences.ts';
import type { CallContext } from '../preferences/preferences-atoms.ts';
import type { Resources, Snapshot } from '../stores/resources.ts';

/** Route parameters and query of a page's URL. */
export interface Address {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

/** The game of the URL; football for a URL without one. */
export const gameAt = ({ params: { game } }: Pick<Address, 'params'>): Game =>
  isGame(game) ? game : 'football';

export interface HeadInput {
  t: TFunction;
  address: Address;
  context: CallContext;
  read: Resources['read'];
  origin: string;
  /** The site's clock, in milliseconds. */
  now: number;
}

export interface Head {
  title: string;
  description?: string;
  /** The preferred path, where several lead to this page. */
  canonical?: string;
  /** schema.org objects, which only the server reads: `import.meta.env.SSR` leaves their code out of the browser's. */
  linkedData?: readonly object[];
  /** The picture of link previews, which only the server reads. */
  card?: { path: string; alt: string };
  /** The path and query that link previews lead to, where it is not the canonical one: some fetch it anew. */
  shared?: string | undefined;
  /** Asks search engines not to index the page. */
  noIndex?: boolean;
  /** The status of the document, where it is not 200. */
  status?: number;
}

/** The first rows of a page's long lists, by their calls. */
export type FirstRows = (
  address: Address,
  context: CallContext,
  read: Resources['read'],
  now: number,
  preferences: Preferences,
) => Snapshot;
