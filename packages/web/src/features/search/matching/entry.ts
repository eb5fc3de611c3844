import type { Match, SearchCountry, SearchItem } from '@touchline/types';
import type { Sport } from '../../../paths.ts';
import type { IconName } from '../../../ui/graphics/icon.tsx';
import type { Name } from './name.ts';

/** What an entry is drawn from. */
export type Thing =
  | {
      readonly kind: 'teams' | 'tournaments';
      readonly item: SearchItem;
      readonly country: SearchCountry | undefined;
    }
  | { readonly kind: 'matches'; readonly match: Match }
  | { readonly kind: 'pages'; readonly icon: IconName };

/** Something that can be found. */
export interface Entry {
  readonly href: string;
  readonly thing: Thing;
  /** All by which it is found: those that are shown first. */
  readonly names: readonly Name[];
  readonly shown: number;
  /** What it is found by when nothing better is: its country, its tournament. */
  readonly aside: readonly Name[];
  readonly sport: Sport | undefined;
  /** Its own id, or that of what the visitor starred. */
  readonly id: string;
}

export type Kind = Thing['kind'];
export const kinds: readonly Kind[] = ['teams', 'tournaments', 'matches', 'pages'];
