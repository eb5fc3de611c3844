import type { Match, SearchCountry, SearchItem, SearchPlayer } from '@touchline/types';
import type { Sport } from '../../../paths.ts';
import type { Star } from '../../../state/favourites/star.ts';
import type { IconName } from '../../../ui/graphics/icon.tsx';
import type { Name } from './name.ts';

/** The record or page that an entry leads to. */
export type Target =
  | {
      readonly kind: 'teams' | 'tournaments';
      readonly item: SearchItem;
      readonly country: SearchCountry | undefined;
    }
  | {
      readonly kind: 'players';
      readonly player: SearchPlayer;
      readonly team: SearchItem;
    }
  | { readonly kind: 'matches'; readonly match: Match }
  | { readonly kind: 'pages'; readonly icon: IconName };

export interface Entry {
  readonly href: string;
  readonly target: Target;
  /** The names that are shown come first. */
  readonly names: readonly Name[];
  readonly shownCount: number;
  /** Ranked below the names: its country or its tournament. */
  readonly secondaryNames: readonly Name[];
  readonly sport: Sport | undefined;
  /** The id of its record; of a page its path. */
  readonly id: string;
  /** Absent where it cannot be starred. */
  readonly star?: Star;
}

export type Kind = Target['kind'];
export const kinds: readonly Kind[] = ['teams', 'players', 'tournaments', 'matches', 'pages'];
