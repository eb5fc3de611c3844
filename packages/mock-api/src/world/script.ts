import type { Localized } from './localized.ts';
import type { Side } from './model.ts';

export interface ScriptedIncident {
  /** From 1 to 90. */
  readonly minute: number;
  readonly side: Side;
  readonly kind:
    | 'goal'
    | 'own-goal'
    | 'penalty-goal'
    | 'penalty-missed'
    | 'yellow-card'
    | 'red-card';
}

/** What is given of a football match; the rest follows from the seed. */
export interface ScriptedMatch {
  /** The minute that is played at an instant (in seconds), from which the kick-off follows. */
  readonly moment?: { readonly minute: number; readonly at: number } | undefined;
  /** All goals of the ninety minutes. */
  readonly incidents: readonly ScriptedIncident[];
  /** Whether these are all incidents, cards included. */
  readonly isComplete: boolean;
}

/** Facts of a world that do not follow from its seed. */
export interface Script {
  readonly matches: ReadonlyMap<string, ScriptedMatch>;
  /** Names of teams and tournaments by their ids. */
  readonly names: ReadonlyMap<string, Localized>;
}

export const NO_SCRIPT: Script = { matches: new Map(), names: new Map() };

export const isGoal = ({ kind }: ScriptedIncident): boolean =>
  kind === 'goal' || kind === 'own-goal' || kind === 'penalty-goal';

/** The goals of the ninety minutes, for the side that they count for. */
export const scriptedGoals = ({ incidents }: ScriptedMatch) => {
  const of = (side: Side) => incidents.filter((one) => isGoal(one) && one.side === side).length;
  return { home: of('home'), away: of('away') };
};

export const scriptText = ({ matches, names }: Script): string =>
  JSON.stringify([[...matches], [...names]]);

export function parseScript(text: string): Script {
  const [matches, names] = JSON.parse(text);
  return { matches: new Map(matches), names: new Map(names) };
}
