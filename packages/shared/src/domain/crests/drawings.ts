import { charges } from './charges.ts';
import { divisions, esportsDivisions } from './divisions.ts';
import { shapes } from './shapes.ts';
import type { spriteCounts } from './sprite-counts.ts';

/** All drawings by the prefix of their ids: `sf2` is the third shape of football. */
export const drawings: Readonly<Record<keyof typeof spriteCounts, readonly string[]>> = {
  sf: shapes.football,
  sb: shapes.basketball,
  se: shapes.esports,
  d: divisions,
  de: esportsDivisions,
  c: charges,
};

const CHARGE_SCALE = 1.58;

/** Centre a charge, drawn in a 24 × 24 box, in the 64 × 64 box of a crest. */
export const CHARGE_ATTRIBUTES = {
  transform: `translate(${(32 - 12 * CHARGE_SCALE).toFixed(2)} ${(31.5 - 12 * CHARGE_SCALE).toFixed(2)}) scale(${CHARGE_SCALE})`,
  'fill-rule': 'evenodd',
} as const;

/** Attributes of a drawing's `<path>` besides `d`. */
export const pathAttributesOf = (prefix: string): string =>
  prefix === 'c'
    ? Object.entries(CHARGE_ATTRIBUTES)
        .map(([name, value]) => ` ${name}="${value}"`)
        .join('')
    : '';
