import type { Title } from '@touchline/types';
import type { Localized } from '../localized.ts';
import { parseNames } from '../names/team-names.ts';
import titles from './titles.json' with { type: 'json' };

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

type TitleText = Omit<TitleRow, 'title' | 'name' | 'maps' | 'circuit' | 'masters' | 'worlds'> &
  Readonly<Record<'name' | 'events' | 'maps', string>>;

/** In the order of their numbers, which their seasons depend on. */
const texts = titles satisfies Readonly<Record<Title, unknown>>;

export const titleRows = Object.entries(texts as unknown as Record<Title, TitleText>).map(
  ([title, { events, ...text }]): TitleRow => {
    const [name] = parseNames(text.name) as [Localized];
    const [circuit, masters, worlds] = parseNames(events) as [Localized, Localized, Localized];
    const maps = parseNames(text.maps);
    return { ...text, title: title as Title, name, maps, circuit, masters, worlds };
  },
);
