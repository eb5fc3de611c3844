import type { ComponentType } from 'react';
import type { Call } from '../api/call.ts';
import type { SendCall } from '../api/send-call.ts';
import type { Section } from '../i18n/sections.ts';
import type { Resources } from '../state/data/resources.ts';
import type { Address, Head, HeadInput } from '../state/navigation/page-head.ts';
import type { SplitPage } from '../state/navigation/split-page.ts';
import type { View } from '../state/preferences/preferences-atoms.ts';

interface PageProps {
  address: Address;
  /** What is open beside this page, where it is a list. */
  beside?: SplitPage | undefined;
}

/** What a page's own code knows of it, and no other page has to load. */
export interface PageModule {
  default: ComponentType<PageProps>;
  /** Asked again once its answers are here: what follows from them comes then. */
  calls?: (address: Address, view: View, read: Resources['read']) => readonly Call[];
  head?: (input: HeadInput) => Head;
}

/** A page of the site: declared once, for the server, for a click, and for fetching ahead. */
export interface Route {
  path: string;
  load: () => Promise<PageModule>;
  /** The file that `load` imports, by which the server finds its chunks in the manifest. */
  source: string;
  /** The sections of the catalogue that this page adds to what every page says. */
  texts?: readonly Section[] | ((params: Address['params']) => readonly Section[]);
  /** The words of the query that this page knows; of any other it never hears. */
  words?: readonly string[];
  /** An address of the right shape whose words mean nothing, as /chess/matches, is no page. */
  accepts?: (params: Address['params']) => boolean;
  /** The address of the list that is to stand beside this page on a wide window. */
  list?: (address: Address) => string | undefined;
  /** Where one page has two addresses that differ in this. */
  head?: PageModule['head'];
  /** The addresses of this page that a sitemap lists, the ones of what there is now included. */
  listed?: (sendCall: SendCall) => readonly string[] | Promise<readonly string[]>;
}

/** An address that leads to another for good. */
export interface Redirect {
  path: string;
  accepts?: Route['accepts'];
  to: (params: Address['params']) => string;
}

/** The sections that a page at this address says: of a hundred articles, the one. */
export const textsOf = ({ texts = [] }: Route, { params }: Address): readonly Section[] =>
  typeof texts === 'function' ? texts(params) : texts;
