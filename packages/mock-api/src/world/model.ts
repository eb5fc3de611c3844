import type { Emblem } from '@touchline/shared/domain/crests/emblems';
import type { Livery } from '@touchline/shared/domain/crests/livery';
import type * as api from '@touchline/types';
import type { Zone } from './calendar/zones.ts';
import type { FactError, FactsOfMatch } from './given.ts';
import type { Localized } from './localized.ts';

/** Sport or esports title of a match; `esports` occurs in queries only. */
export type Game = Exclude<api.SportType, 'esports'>;
export type Side = 'home' | 'away';

export interface Country {
  readonly code: string;
  readonly id: string;
  readonly name: Localized;
  /** File name of its flag; regions have none and get a generated one. */
  readonly flag?: string;
  readonly zone: Zone;
  /** Key into the tables of place and person names. */
  readonly nameLanguage: string;
  readonly currency: string;
}

export interface Team {
  readonly id: string;
  readonly game: Game;
  readonly country: Country;
  readonly name: Localized;
  /** Short names and nicknames, in any language. */
  readonly aliases?: readonly string[];
  /** What its crest shows: what its name stands for, or the colours of a real club. */
  readonly emblem?: Emblem | Livery;
  /** Where it plays at home, as its name says. */
  readonly city?: Localized;
  /** Short name of an esports team. */
  readonly tag?: string;
  /** Strength by its division and its place in it, in the unit of `StrengthOf`; 0 is average. */
  readonly level: number;
  /** Index among the teams of its country or esports title. */
  readonly no: number;
  /** The clubs between which its players move, itself included. */
  readonly market?: readonly Team[];
  /** Days after the New Year from which a year's squad plays; by default as its country has it. */
  readonly squadFromDay?: number;
  /** A club of the real seasons, of which nothing is invented: no player, coach or ground. */
  readonly isReal?: true;
}

/** What comes after points in a table. */
export type TieRule = 'goal-difference' | 'wins' | 'head-to-head' | 'head-to-head-away-goals';

/** Places `from` to `to` (exclusive, from 0) of a league's table, which qualify for a tournament. */
export interface QualifyingPlaces {
  readonly league: Tournament;
  readonly from: number;
  readonly to: number;
}

export interface Tournament {
  readonly code: string;
  readonly id: string;
  readonly game: Game;
  readonly country: Country;
  readonly name: Localized;
  /** Short names and nicknames, in any language. */
  readonly aliases?: readonly string[];
  readonly type: 'league' | 'cup' | 'continental' | 'championship' | 'circuit';
  readonly division: string | null;
  /** From 0 to 100. */
  readonly popularity: number;
  readonly prize: { readonly amount: number; readonly currency: string } | null;
  /** One of real seasons, of which no players are known. */
  readonly isReal?: true;
  /** Every team that can take part in some season. */
  readonly teams: readonly Team[];
  readonly qualifyingPlaces?: readonly QualifyingPlaces[];
  readonly calendar: Calendar;
  /** Plans a whole season; views show a fact only from its `knownAt` on. */
  readonly plan: (season: SeasonKey, past: PastSeasons) => SeasonPlan;
}

/** Seasons are numbered: n = year × perYear + part. */
export interface Calendar {
  readonly perYear: number;
  /** First and last day; every match of the season lies within. */
  window(n: number): readonly [number, number];
  label(n: number): Localized;
  /** Whether there is a season with this number; by default there is. */
  has?(n: number): boolean;
  /** Share of the pause before a season after which it counts as the current one; default 0.5. */
  readonly rolloverShare?: number;
}

export interface SeasonKey {
  readonly id: string;
  readonly tournament: Tournament;
  readonly n: number;
  readonly year: number;
  readonly label: Localized;
}

export interface Stage {
  readonly id: string;
  readonly name: Localized;
  readonly kind: NonNullable<api.StageDetail['kind']>;
  /** A knock-out stage is one round. */
  readonly roundKind?: api.Match['roundKind'];
  /** Empty for a league, which is one group without a name. */
  readonly groupNames: readonly string[];
  /** How many teams of a group advance to the next stage; default none. */
  readonly advancingCount?: (group: number) => number;
}

/** How a table is made, if not by points and goals of its own matches. */
export interface TableRules {
  readonly tieRule?: TieRule;
  /** Matches of an earlier stage that count too. */
  readonly carried?: () => readonly Fixture[];
  /** Points of carried matches that do not count, as a number below zero. */
  readonly pointsAdded?: (team: Team, instant: number) => number;
  /** Points that the league gave, or took: then below zero. */
  readonly adjustment?: (team: Team, instant: number) => number;
  /** Whether a match counts in the row of one of its teams; without it each does. */
  readonly countsFor?: (team: Team, fixture: Fixture) => boolean;
}

export interface Group extends TableRules {
  readonly name?: string | undefined;
  readonly teams: readonly Team[];
  /** Its teams are known from this instant on; by default with the season. */
  readonly knownAt?: number;
}

/**
 * A round of a stage, or of one group. Its dates are fixed at once; its fixtures are computed on
 * first use, since the pairings may depend on all earlier results.
 */
export interface Round {
  /** Part of its fixtures' ids, between season and number. */
  readonly idPart: string;
  readonly no: number;
  readonly stage: Stage;
  readonly group?: string | undefined;
  /** First kick-off, and the latest one possible. */
  readonly first: number;
  readonly last: number;
  readonly fixtures: () => readonly Fixture[];
}

export interface SeasonPlan {
  readonly stages: readonly Stage[];
  readonly rounds: readonly Round[];
  /** Instant of the draw: the participants are known from here on. */
  readonly knownAt: number;
  readonly teams: () => readonly Team[];
  /** Groups of a stage that has tables; empty for a knock-out stage. */
  readonly groups: (stage: Stage) => readonly Group[];
  /** The champion and since when it is known, if the last match does not say it. */
  readonly title?: () => { readonly at: number; readonly team: Team } | undefined;
  /** Matches without a result, which are no fixtures, and when they would have begun. */
  readonly leftOut?: readonly { readonly at: number; readonly isCancelled: boolean }[];
}

export interface Fixture {
  readonly id: string;
  readonly season: SeasonKey;
  readonly stage: Stage;
  readonly round: number;
  readonly group?: string | undefined;
  /** Number of the tie within a knock-out round, from 1. */
  readonly tie?: number;
  readonly bestOf?: 1 | 3 | 5 | 7 | undefined;
  /** Facts may move it once, when the season is made. */
  start: number;
  readonly home: Team;
  readonly away: Team;
  /** Both teams are known from this instant on. */
  readonly knownAt: number;
  /** Cannot end in a draw. */
  readonly needsWinner: boolean;
  /** Without home advantage. */
  readonly isAtNeutralVenue: boolean;
  /** The result of a match of a real season. */
  readonly real?: GivenResult;
  /** Goals that are expected in ninety minutes; by default from the strengths of the teams. */
  readonly goalRates?: () => GoalRates;
  /** Cache of `SeasonStore.outcome`. */
  outcome?: Outcome;
}

export interface GoalRates {
  readonly home: number;
  readonly away: number;
  /** How many times as frequent a draw is as with goals that fall independently; default 1. */
  readonly draws?: number;
}

/** A score of the data of real seasons. */
export type RealScore = readonly [home: number, away: number];

/** Goals so far: at half-time, after ninety minutes, after extra time; and those of a shoot-out. */
export interface RealResult {
  readonly half: RealScore | undefined;
  readonly full: RealScore;
  readonly extra: RealScore | undefined;
  readonly shootout: RealScore | undefined;
}

export interface GivenResult {
  readonly result: RealResult;
  /** Decided by the league: nothing was played, or it does not count. */
  readonly isAwarded: boolean;
}

export interface Outcome {
  readonly home: number;
  readonly away: number;
  /** After a shoot-out the side that won it; undefined for a draw. */
  readonly winner: Side | undefined;
  readonly end: number;
}

/** Results of earlier seasons, which determine the participants of later ones. */
export interface PastSeasons {
  readonly seed: string;
  /** Final order of a season's first stage; defined only once that stage is over. */
  finalOrder(tournament: Tournament, n: number): readonly Team[];
  outcome(fixture: Fixture): Outcome;
}

/** An incident in each language. */
export interface Incident extends Omit<api.MatchIncident, 'id' | 'text' | 'player' | 'assist'> {
  readonly player?: Localized;
  readonly assist?: Localized;
  readonly text: Localized;
}

/** A line between the incidents, in each language. */
export interface Comment extends Omit<api.MatchComment, 'id' | 'text' | 'player' | 'replaced'> {
  readonly player?: Localized;
  readonly replaced?: Localized;
  readonly text: Localized;
}

export interface Player {
  readonly id: string;
  readonly name: Localized;
}

export interface SquadPlayer {
  readonly player: Player;
  /** Esports has none. */
  readonly number?: number;
  readonly position: api.PlayerPosition;
}

/** Who begins a match for a side, and who may come on. */
export interface TeamSheet {
  readonly formation?: string;
  readonly starters: readonly SquadPlayer[];
  readonly bench: readonly SquadPlayer[];
}

/** How a map of an esports match was chosen. */
export interface MapChoice extends Omit<api.VetoStep, 'map'> {
  readonly map: Localized;
}

/** A substitution. */
export interface Change extends Omit<api.Substitution, 'on' | 'off'> {
  readonly side: Side;
  readonly on: Player;
  readonly off: Player;
}

export interface Period extends Omit<api.MatchPeriod, 'name'> {
  readonly name?: Localized;
}

/** Score, clock and periods of a match at an instant. */
export interface MatchState {
  readonly home: number;
  readonly away: number;
  /** A match may say its score at the end of each part only. */
  readonly isScoreKnown: boolean;
  readonly clock: api.MatchClock | undefined;
  readonly periods: readonly Period[];
  /** The state is constant before this instant. */
  readonly until: number;
}

/** The score of one part of a match, in seconds from the start of the match. */
export interface PeriodProgress extends api.TimelineScores {
  readonly kind: Period['kind'];
  readonly number: number;
  readonly name?: Localized;
}

/** How clock and score of a match change, in seconds from its start. */
export interface MatchProgress {
  readonly clock: readonly api.TimelineClock[];
  readonly periods: readonly PeriodProgress[];
  /** Only where it is not the sum of the periods. */
  readonly score?: api.TimelineScores;
}

/** What each player of a match did. */
export interface BoxScore extends Omit<api.TimelineBoxScore, 'players'> {
  readonly players: readonly (SquadPlayer & { readonly side: Side; readonly starter?: true })[];
}

/** How the statistics of a match change. */
export interface Statistics {
  readonly rows: readonly api.TimelineStatistic[];
  readonly momentum?: api.TimelineMomentum;
  readonly boxScore?: BoxScore;
}

/** A fully simulated match: all its incidents, and its state at any instant. */
export interface PlayedMatch {
  readonly progress: MatchProgress;
  readonly incidents: readonly Incident[];
  /** In the order of time; a sport may have none. */
  changes?(): readonly Change[];
  /** Computed on first use; lists do without. */
  commentary(): readonly Comment[];
  /** A sport may have none. */
  statistics?(): Statistics;
  at(instant: number): MatchState;
}

/** Something that is counted for a player, with the shirt. */
export interface PlayerDeed {
  readonly kind: 'goal' | 'assist' | 'yellow-card' | 'red-card';
  readonly at: number;
  readonly side: Side;
  readonly shirt: number;
}

/** Minutes that are played on after the first and the second half. */
export interface Stoppage {
  readonly first: number;
  readonly second: number;
}

type OfSides<T> = Readonly<Record<Side, T>>;

/**
 * Who played in a match and what they did, by shirt. Without texts and functions, so that a season of them is small: a function
 * keeps the squads and events of its match alive.
 */
export interface MatchRecord {
  readonly starters: OfSides<readonly number[]>;
  /** The year whose squad plays. */
  readonly years: OfSides<number>;
  readonly conceded: OfSides<number>;
  readonly deeds: readonly PlayerDeed[];
  readonly changes: readonly {
    readonly at: number;
    readonly side: Side;
    readonly on: number;
    readonly off: number;
  }[];
  readonly start: number;
  readonly end: number;
  readonly stoppage: Stoppage;
  /** Minutes of a whole match. */
  readonly length: number;
}

/** What a player has done in a match, and whether the player began it. */
export interface Appearance extends Omit<api.PlayerSeason, 'name' | 'matches'> {
  readonly started: boolean;
}

/** What the players of a match have done until an instant, by shirt. */
export interface MatchPlayers {
  /** The year whose squad plays. */
  readonly years: OfSides<number>;
  /** Undefined for a player who has not come on. */
  appearance(side: Side, shirt: number): Appearance | undefined;
  /** What a top list counts, or the rating of each player; nothing for a list of another sport. */
  count(by: api.LeadersBy, add: (side: Side, shirt: number, count: number) => void): void;
}

/** Probabilities of a home win and an away win; the rest is a draw. */
export interface Chances {
  readonly home: number;
  readonly away: number;
}

/** How matches of one game are simulated. Durations are in seconds. */
export interface Rules {
  outcome(fixture: Fixture): Outcome;
  play(fixture: Fixture): PlayedMatch;
  /** The line-up of a side, with the squad of the season `year`: that of the match, unless it is expected of a later one. */
  sheet?(fixture: Fixture, side: Side, year?: number): TeamSheet;
  /** How the maps were chosen; a title may have none. */
  veto?(fixture: Fixture): readonly MapChoice[];
  /** Undefined for a match whose players are unknown. */
  record?(fixture: Fixture): MatchRecord | undefined;
  /** In place of records. */
  players?(fixture: Fixture, instant: number): MatchPlayers;
  chances(fixture: Fixture, state: MatchState | undefined, instant: number): Chances;
  typicalDuration(fixture: Fixture): number;
  /** The start of the match with this id, if facts move it. */
  givenStart(id: string, season: SeasonKey): number | undefined;
  /** Why a match cannot be played by its facts. */
  factError(fixture: Fixture, facts: FactsOfMatch): FactError | undefined;
  readonly maxDuration: number;
}
