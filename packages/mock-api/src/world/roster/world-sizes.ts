import type { WorldSize } from '../world-view.ts';

export interface SizePlan {
  /** Codes of the countries with leagues; default all. */
  readonly football?: readonly string[];
  readonly basketball?: readonly string[];
  /** Divisions per country; default those its row lists. */
  readonly divisions?: number;
  /** Default 1. */
  readonly basketballDivisions?: number;
  /** Filler leagues kick off at a few common hours. */
  readonly hasSimultaneousFillers?: boolean;
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
    divisions: 17,
    basketballDivisions: 45,
    isDense: false,
    esportsTeams: 36,
    challengerTeams: 24,
  },
  storm: {
    divisions: 10,
    hasSimultaneousFillers: true,
    isDense: false,
    esportsTeams: 36,
    challengerTeams: 24,
  },
};
