import { chroma, contrast } from './colour.ts';
import { colourPairs, neonColourPairs } from './colour-pairs.ts';
import { pick, type SeededRandom, seededRandom } from './seeded-random.ts';
import type { CrestKind } from './shapes.ts';
import { spriteCounts } from './sprite-counts.ts';

const MIN_CHARGE_CONTRAST = 3.8;
const MIN_CHROMA = 60;

export interface CrestDesign {
  field: string;
  second: string;
  /** The id of a drawing in the SVG sprite of every page: see crest-sprite. */
  shape: string;
  /** The id of a division of the field or of a charge on it. Both together are unreadable at 20 px. */
  mark: string;
}

const pickId = (prefix: keyof typeof spriteCounts, roll: SeededRandom) =>
  `${prefix}${Math.floor(roll() * spriteCounts[prefix])}`;

const SHAPE_PREFIXES = { football: 'sf', basketball: 'sb', esports: 'se' } as const;

/** The crest of a club, derived from its id, not its name, which depends on the language. */
export function crestDesign(id: string, kind: CrestKind): CrestDesign {
  const roll = seededRandom(`${kind}/${id}`);
  const isEsports = kind === 'esports';
  const shape = pickId(SHAPE_PREFIXES[kind], roll);
  const [field, second] = pick(isEsports ? neonColourPairs : colourPairs, roll);
  // With little contrast stripes are still readable at 20 px, a charge is not.
  const hasLowContrast = contrast(field, second) < MIN_CHARGE_CONTRAST;
  const isDivided = hasLowContrast || roll() < (isEsports ? 0.4 : 0.62);
  const mark = isDivided
    ? pickId(isEsports ? 'de' : 'd', roll)
    : pickId(isEsports ? 'ce' : 'c', roll);
  return { field, second, shape, mark };
}

/** The colour of the glow behind a match: the field, unless it is grey and the second colour is not. */
export function crestLight(id: string, kind: CrestKind): string {
  const { field, second } = crestDesign(id, kind);
  return chroma(field) >= MIN_CHROMA || chroma(field) >= chroma(second) ? field : second;
}
