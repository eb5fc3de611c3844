import type { WorldSize } from '../world-view.ts';

export interface SizePlan {
  /** Codes of the countries with leagues; default all. */
  readonly football?: readonly string[];
  readonly basketball?: readonly string[];
  /** Divisions per country; default those its row lists. */
  readonly divisions?: number;
  /** Default 1. */
  readonly basketballDivisions?: number;
  /** Few leagues, whose matches are spread over 24 hours so that one is always live. */
  readonly isDense: boolean;
  readonly esportsTeams: number;
  /** Teams of the challengers circuit; 0 for none. */
  readonly challengerTeams: number;
}

export const sizePlans: Readonly<Record<WorldSize, SizePlan>> = {
  small: {
    football: ['eng', 'esp', 'ger', 'tha', 'ksa', 'mex', 'bra', 'col', 'usa', 'jpn', 'swe', 'chn'],
    basketball: ['usa', 'esp', 'chn', 'ltu', 'phi', 'aus', 'mex', 'arg'],
    divisions: 1,
    isDense: true,
    esportsTeams: 12,
    challengerTeams: 0,
  },
  standard: { isDense: false, esportsTeams: 30, challengerTeams: 24 },
  large: {
    divisions: 35,
    basketballDivisions: 10,
    isDense: false,
    esportsTeams: 36,
    challengerTeams: 24,
  },
};
