import rows from '../../data/football-leagues.json' with { type: 'json' };
import type { Slots } from './kickoffs.ts';
import type { SeasonPattern } from './season-weeks.ts';

export interface LeagueRow {
  readonly country: string;
  readonly pattern: SeasonPattern;
  readonly slots: Slots;
  /** Popularity of its first division, from 0 to 100. */
  readonly popularity: number;
  /** English name, Chinese name and number of teams of each division. */
  readonly divisions: readonly (readonly [string, string, number])[];
  readonly cup?: readonly [string, string];
  /** In millions of its currency. */
  readonly prize: number;
}

export const leagueRows = rows as unknown as readonly LeagueRow[];

/** Leagues with two seasons a year and matches on nearly every evening, and their local kick-offs. */
export const eveningLeagues: ReadonlyMap<string, string> = new Map([
  ['mex1', '18:00 20:00 22:00'],
  ['mex2', '20:00 22:00 18:30'],
  ['usa1', '19:30 22:00 20:30'],
  ['can1', '17:30 19:30 21:30'],
  ['arg2', '18:00 19:30 21:00'],
  ['chi2', '17:00 19:00 20:30'],
  ['col2', '18:00 20:00 21:30'],
  ['per2', '19:00 21:00 22:30'],
  ['uru2', '17:30 19:00 21:00'],
  ['ecu2', '18:30 20:30 22:00'],
  ['tha1', '17:30 19:30 16:00'],
  ['tha2', '15:30 18:00 19:00'],
  ['idn1', '15:30 19:00 17:30'],
  ['idn2', '15:00 16:30 19:00'],
  ['phi1', '15:30 18:30 19:30'],
  ['ind1', '15:30 17:30 19:30'],
  ['ind2', '14:00 16:00 17:30'],
  ['egy1', '16:00 18:00 20:00'],
  ['egy2', '15:00 17:00 19:00'],
  ['mar1', '18:00 20:00 21:30'],
  ['rsa1', '15:30 17:30 19:30'],
  ['kor2', '15:00 17:00 19:00'],
  ['aus2', '16:00 18:00 19:45'],
  ['nzl1', '16:30 18:30 20:15'],
]);
