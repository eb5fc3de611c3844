import type { WorldSize } from '../view.ts';

export interface SizePlan {
  /** Codes of the countries whose leagues are played; all where undefined. */
  readonly football?: readonly string[];
  readonly basketball?: readonly string[];
  /** How many divisions a country has; where undefined, as many as its row names. */
  readonly divisions?: number;
  readonly esportsTeams: number;
}

export const sizePlans: Readonly<Record<WorldSize, SizePlan>> = {
  small: {
    football: ['eng', 'esp', 'ger', 'swe', 'bra', 'col', 'usa', 'jpn', 'tha', 'ksa', 'aus'],
    basketball: ['usa', 'esp', 'chn', 'phi', 'aus', 'arg'],
    divisions: 1,
    esportsTeams: 12,
  },
  standard: { esportsTeams: 24 },
  large: { divisions: 9, esportsTeams: 48 },
};
