import type {
  MatchClock,
  MatchIncident,
  MatchPeriod,
  SportType,
  StageDetail,
} from '@touchline/types';
import type { Zone } from './calendar/zones.ts';
import type { Words } from './localized.ts';

export type Title = Exclude<SportType, 'football' | 'basketball' | 'esports'>;
/** What a match is a match of; `esports` is only ever a question. */
export type Game = 'football' | 'basketball' | Title;
export type Side = 'home' | 'away';

export interface Country {
  readonly code: string;
  readonly id: string;
  readonly name: Words;
  /** The file of its flag; without one a flag is drawn. */
  readonly flag?: string;
  readonly zone: Zone;
  readonly tongue: string;
  readonly currency: string;
}

export interface Team {
  readonly id: string;
  readonly game: Game;
  readonly country: Country;
  readonly name: Words;
  /** How good teams of this division are in the world, in the unit of strength. */
  readonly level: number;
  readonly no: number;
}

/** Places of a league's table (from, to) that lead to a tournament. */
export interface Ticket {
  readonly league: Tournament;
  readonly from: number;
  readonly to: number;
}

export interface Tournament {
  readonly code: string;
  readonly id: string;
  readonly game: Game;
  readonly country: Country;
  readonly name: Words;
  readonly type: 'league' | 'cup' | 'continental' | 'championship' | 'circuit';
  readonly division: string | null;
  /** From 0 to 100: how many people follow it. */
  readonly fame: number;
  readonly prize: { readonly amount: number; readonly currency: string } | null;
  /** All that may take part in some season. */
  readonly teams: readonly Team[];
  /** The places of other tables that lead here. */
  readonly tickets?: readonly Ticket[];
  readonly calendar: Calendar;
  /** Plays the season out; what is in it becomes known only as the instants say. */
  readonly plan: (season: SeasonKey, past: Past) => SeasonPlan;
}

/** Seasons are counted: n = year × perYear + part. */
export interface Calendar {
  readonly perYear: number;
  /** The first day and the last; all of the season lies within. */
  window(n: number): readonly [number, number];
  label(n: number): Words;
  /** After which share of the pause before it a season counts as the current one; half where left out. */
  readonly turn?: number;
}

export interface SeasonKey {
  readonly id: string;
  readonly tournament: Tournament;
  readonly n: number;
  readonly year: number;
  readonly label: Words;
}

export interface Stage {
  readonly id: string;
  readonly name: Words;
  readonly kind: StageDetail['kind'];
  /** What the groups are called; a league is one group without a name. */
  readonly groupNames: readonly string[];
  /** How many of a group go on to the next stage; none where it is left out. */
  readonly through?: (group: number) => number;
}

export interface Group {
  readonly name?: string | undefined;
  readonly teams: readonly Team[];
}

/**
 * A round of a stage, or of one group. When it is played stands at once; who plays is worked out
 * when it is first asked for, since that may need all that came before.
 */
export interface Round {
  /** In the ids of its fixtures, between season and number. */
  readonly mark: string;
  readonly no: number;
  readonly stage: Stage;
  readonly group?: string | undefined;
  /** The first kick-off, and the last that there may be. */
  readonly first: number;
  readonly last: number;
  readonly fixtures: () => readonly Fixture[];
}

export interface SeasonPlan {
  readonly stages: readonly Stage[];
  readonly rounds: readonly Round[];
  /** The day of the draw: from this instant on it is known who takes part. */
  readonly knownAt: number;
  readonly teams: () => readonly Team[];
  /** Of the stages that have tables, by stage. */
  readonly groups: (stage: Stage) => readonly Group[];
}

export interface Fixture {
  readonly id: string;
  readonly season: SeasonKey;
  readonly stage: Stage;
  readonly round: number;
  readonly group?: string | undefined;
  /** Which tie of a knock-out round, from 1. */
  readonly tie?: number;
  readonly bestOf?: 1 | 3 | 5 | 7 | undefined;
  readonly start: number;
  readonly home: Team;
  readonly away: Team;
  /** Both sides are known from this instant on. */
  readonly knownAt: number;
  /** It is played until somebody has won. */
  readonly decisive: boolean;
  /** Nobody is at home. */
  readonly neutral: boolean;
  /** Filled in when it is first asked for: see outcomeOf. */
  outcome?: Outcome;
}

export interface Outcome {
  readonly home: number;
  readonly away: number;
  /** Who goes on; undefined for a draw. */
  readonly winner: Side | undefined;
  readonly end: number;
}

/** What earlier seasons have brought forth. */
export interface Past {
  readonly seed: string;
  /** The teams of a season's first stage, the best first: ask only after it is over. */
  finalOrder(tournament: Tournament, n: number): readonly Team[];
  outcome(fixture: Fixture): Outcome;
}

/** Something that happened, before it is told in a language. */
export interface Moment extends Omit<MatchIncident, 'id' | 'text' | 'player'> {
  readonly player?: Words;
  readonly text: Words;
}

export interface Period extends Omit<MatchPeriod, 'name'> {
  readonly name?: Words;
}

export interface Standing {
  readonly home: number;
  readonly away: number;
  readonly clock: MatchClock | undefined;
  readonly periods: readonly Period[];
  /** Nothing of this changes before. */
  readonly until: number;
}

/** A match played out: what stood at any instant, and what happened. */
export interface Play {
  readonly moments: readonly Moment[];
  at(instant: number): Standing;
}

/** How likely each side is to win, as seen at an instant; the rest is a draw. */
export interface Chances {
  readonly home: number;
  readonly away: number;
}

/** What one kind of sport knows of its matches. */
export interface Rules {
  outcome(fixture: Fixture): Outcome;
  play(fixture: Fixture): Play;
  chances(fixture: Fixture, standing: Standing | undefined, instant: number): Chances;
  /** Seconds that a match takes as a rule, and at the very most. */
  usualLength(fixture: Fixture): number;
  readonly longest: number;
}
