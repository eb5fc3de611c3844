import type { WorldSize } from '../world-view.ts';

export interface SizePlan {
  /** Codes of the countries whose leagues are played; all where undefined. */
  readonly football?: readonly string[];
  readonly basketball?: readonly string[];
  /** How many divisions a country has; where undefined, as many as its row names. */
  readonly divisions?: number;
  /** The same in basketball; one where undefined. */
  readonly basketballDivisions?: number;
  /** All that are there for their number kick off at the same few hours. */
  readonly together?: boolean;
  /** So few leagues that they play round the clock: something is always on. */
  readonly dense: boolean;
  readonly esportsTeams: number;
  /** Line-ups of the circuit below; without it where 0. */
  readonly challengers: number;
}

export const sizePlans: Readonly<Record<WorldSize, SizePlan>> = {
  small: {
    football: ['eng', 'esp', 'ger', 'tha', 'ksa', 'mex', 'bra', 'col', 'usa', 'jpn', 'swe', 'chn'],
    basketball: ['usa', 'esp', 'chn', 'ltu', 'phi', 'aus', 'mex', 'arg'],
    divisions: 1,
    dense: true,
    esportsTeams: 12,
    challengers: 0,
  },
  standard: { dense: false, esportsTeams: 30, challengers: 24 },
  large: {
    divisions: 17,
    basketballDivisions: 45,
    dense: false,
    esportsTeams: 36,
    challengers: 24,
  },
  storm: { divisions: 10, together: true, dense: false, esportsTeams: 36, challengers: 24 },
};
