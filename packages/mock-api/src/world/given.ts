import type { Localized } from './localized.ts';

export interface GivenIncident {
  /** From 1 to 90. */
  readonly minute: number;
  readonly side: 'home' | 'away';
  readonly kind:
    | 'goal'
    | 'own-goal'
    | 'penalty-goal'
    | 'penalty-missed'
    | 'yellow-card'
    | 'red-card';
}

/** What is given of a match; the rest follows from the seed. */
export interface FactsOfMatch {
  /** Goals, points or maps won, in the given minute. */
  readonly score?: { readonly home: number; readonly away: number } | undefined;
  /** In football and basketball the minute of the match, in esports of its map. */
  readonly minute?: number | undefined;
  /** The instant (in seconds) at which that minute is played, from which the start follows. */
  readonly at?: number | undefined;
  /** All goals and cards of a football match. */
  readonly incidents?: readonly GivenIncident[] | undefined;
}

/** Why the world has no place for a fact. */
export interface FactError {
  readonly field?: keyof FactsOfMatch;
  /** Follows the id, as in 'ma-… is no match of this world'. */
  readonly message: string;
}

/** Facts of a match as they are written. */
export interface FactsOfMatchText {
  /** Goals, points or maps won, home and away, as `3-0`. Without `incidents` goals are spread over the minutes that are played. */
  readonly score?: string;
  /**
   * The minute of regular time in which the match stands so, at the instant `at`; in esports that of the map that follows.
   * Without it the score is that of regular time.
   */
  readonly minute?: number;
  /** An instant; the start follows from it and the minute. */
  readonly at?: string;
  /** In football: `<minute> <home or away> <kind>`, in the kinds of the contract: `12 home goal`, `55 away red-card`. */
  readonly incidents?: readonly string[];
}

/** Facts as they are written: by the ids of the world. */
export interface FactsText {
  readonly matches?: Readonly<Record<string, FactsOfMatchText>>;
  /** Names of teams and tournaments, in every language or in each; without a Spanish one the English one is used. */
  readonly names?: Readonly<
    Record<string, string | { readonly en: string; readonly zh: string; readonly es?: string }>
  >;
}

/** Facts of a world that do not follow from its seed. */
export interface Facts {
  readonly matches: ReadonlyMap<string, FactsOfMatch>;
  /** Names of teams and tournaments by their ids. */
  readonly names: ReadonlyMap<string, Localized>;
  readonly text: FactsText;
}

export const NO_FACTS: Facts = { matches: new Map(), names: new Map(), text: {} };
