import { charges, esportsCharges } from './charges.ts';
import { divisions, esportsDivisions } from './divisions.ts';
import { shapes } from './shapes.ts';
import type { spriteCounts } from './sprite-counts.ts';

/** Every drawing that a design may name: `sf2` is the third shape of football. */
export const drawings: Readonly<Record<keyof typeof spriteCounts, readonly string[]>> = {
  sf: shapes.football,
  sb: shapes.basketball,
  se: shapes.esports,
  d: divisions,
  de: esportsDivisions,
  c: charges,
  ce: esportsCharges,
};

const scale = 1.58;
/** A charge is drawn in a 24 box, and stands in the middle of a 64 one. */
const inTheMiddle = ` transform="translate(${(32 - 12 * scale).toFixed(2)} ${(31.5 - 12 * scale).toFixed(2)}) scale(${scale})" fill-rule="evenodd"`;

/** What its path has beside its outline. */
export const placeOf = (prefix: string): string => (prefix.startsWith('c') ? inTheMiddle : '');
