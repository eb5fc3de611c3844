import type { TFunction } from 'i18next';
import type { Resources } from '../data/resources.ts';
import type { View } from '../preferences/preferences-atoms.ts';

/** What the address says to a page. */
export interface Address {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

export interface HeadInput {
  t: TFunction;
  address: Address;
  view: View;
  read: Resources['read'];
  origin: string;
  /** The site's clock, in milliseconds. */
  now: number;
}

export interface Head {
  title: string;
  description?: string;
  /** The path under which the same page is better known. */
  canonical?: string;
  /** schema.org */
  linkedData?: readonly object[];
  hidden?: boolean;
  /** What the document answers, where it is not 200. */
  status?: number;
}
