import type { TFunction } from 'i18next';
import type { View } from './preferences-atoms.ts';
import type { Resources } from './resources.ts';

/** What the address says to a page. */
export type Params = Readonly<Record<string, string | undefined>>;

export interface HeadInput {
  t: TFunction;
  params: Params;
  view: View;
  read: Resources['read'];
  origin: string;
}

export interface Head {
  title: string;
  description?: string;
  /** schema.org */
  linkedData?: readonly object[];
  hidden?: boolean;
}
