import { charges, esportsCharges } from './charges.ts';
import { divisions, esportsDivisions } from './divisions.ts';
import { shapes } from './shapes.ts';

const paths = (prefix: string, list: readonly string[], rest = '') =>
  list.map((d, at) => `<path id="${prefix}${at}" d="${d}"${rest}/>`).join('');

const clips = (prefix: string, list: readonly string[]) =>
  list
    .map((_, at) => `<clipPath id="k${prefix}${at}"><use href="#${prefix}${at}"/></clipPath>`)
    .join('');

const scale = 1.58;
/** A charge is drawn in a 24 box, and stands in the middle of a 64 one. */
const onField = ` transform="translate(${(32 - 12 * scale).toFixed(2)} ${(31.5 - 12 * scale).toFixed(2)}) scale(${scale})" fill-rule="evenodd"`;

const kinds = Object.entries(shapes).map(([kind, list]) => [`s${kind.charAt(0)}`, list] as const);

/** All that crests are made of, once for a document: a list of a hundred matches only points at it. It is not
    `hidden`, for a browser clips by nothing that it does not lay out. */
export const crestSprite = `<svg class="vh" width="0" height="0" aria-hidden="true"><defs>${[
  ...kinds.map(([prefix, list]) => paths(prefix, list) + clips(prefix, list)),
  paths('d', divisions),
  paths('de', esportsDivisions),
  paths('c', charges, onField),
  paths('ce', esportsCharges, onField),
].join('')}</defs></svg>`;
