import type { Localized } from './localized.ts';

export interface ScriptedIncident {
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
export interface ScriptedMatch {
  /** Goals, points or maps won, in the scripted minute. */
  readonly score?: { readonly home: number; readonly away: number } | undefined;
  /** In football and basketball the minute of the match, in esports of its map. */
  readonly minute?: number | undefined;
  /** The instant (in seconds) at which that minute is played, from which the start follows. */
  readonly at?: number | undefined;
  /** All goals and cards of a football match. */
  readonly incidents?: readonly ScriptedIncident[] | undefined;
}

/** Why the world has no place for what is scripted. */
export interface ScriptFault {
  readonly field?: keyof ScriptedMatch;
  /** Follows the id, as in 'ma-… is no match of this world'. */
  readonly message: string;
}

/** Facts of a world that do not follow from its seed. */
export interface Script {
  readonly matches: ReadonlyMap<string, ScriptedMatch>;
  /** Names of teams and tournaments by their ids. */
  readonly names: ReadonlyMap<string, Localized>;
}

export const NO_SCRIPT: Script = { matches: new Map(), names: new Map() };

export const scriptText = ({ matches, names }: Script): string =>
  JSON.stringify([[...matches], [...names]]);

export function parseScript(text: string): Script {
  const [matches, names] = JSON.parse(text);
  return { matches: new Map(matches), names: new Map(names) };
}
