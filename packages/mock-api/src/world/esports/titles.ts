import type { Title } from '@touchline/types';
import titles from '../data/esports-titles.json' with { type: 'json' };
import { type Localized, properName } from '../localized.ts';

/** How a map is scored: a race to `to` rounds, or a count of which the winner has more. */
export type MapScore =
  | { readonly kind: 'race'; readonly to: number; readonly lead: number; readonly step: number }
  | {
      readonly kind: 'count';
      readonly winner: readonly [number, number];
      readonly loser: readonly [number, number];
    };

export interface TitleRow {
  readonly title: Title;
  readonly code: string;
  readonly name: Localized;
  readonly maps: readonly Localized[];
  readonly score: MapScore;
  /** Shortest and longest duration of a map. */
  readonly minutes: readonly [number, number];
  readonly popularity: number;
  readonly groupsBestOf: 1 | 3;
  readonly circuit: Localized;
  readonly masters: Localized;
  readonly worlds: Localized;
  readonly host: string;
}

/** Latin and Chinese. */
type Names = readonly [string, string];

type TitleData = Omit<TitleRow, 'title' | 'name' | 'maps' | 'circuit' | 'masters' | 'worlds'> & {
  readonly name: Names;
  readonly events: readonly [circuit: Names, masters: Names, worlds: Names];
  readonly maps: readonly Names[];
};

/** In the order of their numbers, which their seasons depend on. */
const texts = titles satisfies Readonly<Record<Title, unknown>>;

export const titleRows = Object.entries(texts as unknown as Record<Title, TitleData>).map(
  ([title, { name, events, maps, ...text }]): TitleRow => {
    const [circuit, masters, worlds] = events;
    return {
      ...text,
      title: title as Title,
      name: properName(...name),
      maps: maps.map((one) => properName(...one)),
      circuit: properName(...circuit),
      masters: properName(...masters),
      worlds: properName(...worlds),
    };
  },
);
