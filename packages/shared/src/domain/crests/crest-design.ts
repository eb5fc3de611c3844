import { pick, type SeededRandom, seededRandom } from '../seeded-random.ts';
import { chroma, contrast, isSameHue, lighter } from './colour.ts';
import { colourPairs, neonColourPairs } from './colour-pairs.ts';
import { emblems, NEUTRAL_EMBLEMS } from './emblems.ts';
import { parseLivery } from './livery.ts';
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

const SHAPE_PREFIXES = {
  football: 'sf',
  basketball: 'sb',
  esports: 'se',
} as const satisfies Record<CrestKind, string>;

/** The charge with an emblem; undefined without one, or for one that has no drawing. */
function chargeOf(emblem: string | undefined): string | undefined {
  const index = (emblems as readonly (string | undefined)[]).indexOf(emblem);
  return index < 0 ? undefined : `c${index}`;
}

function neutralCharge(kind: CrestKind, roll: SeededRandom): string {
  const [first, count] = NEUTRAL_EMBLEMS[kind];
  return `c${first + Math.floor(roll() * count)}`;
}

/**
 * The crest of a club, derived from its id and from its emblem or its livery, but not from its name, which depends on the
 * language.
 */
export function crestDesign(id: string, kind: CrestKind, emblem?: string): CrestDesign {
  const roll = seededRandom(`${kind}/${id}`);
  const isEsports = kind === 'esports';
  const shape = pickId(SHAPE_PREFIXES[kind], roll);
  const livery = parseLivery(emblem);
  if (livery) return { shape, ...livery, mark: livery.mark ?? pickId('d', roll) };
  const pairs = isEsports ? neonColourPairs : colourPairs;
  const [field, second] = pick(pairs, roll);
  // With little contrast stripes are still readable at 20 px, a charge is not.
  const hasLowContrast = contrast(field, second) < MIN_CHARGE_CONTRAST;
  const charge = chargeOf(emblem);
  if (charge && !hasLowContrast) return { field, second, shape, mark: charge };
  if (charge) {
    const readable = pairs.filter(([one, other]) => contrast(one, other) >= MIN_CHARGE_CONTRAST);
    const [readableField, readableSecond] = pick(readable, roll);
    return { field: readableField, second: readableSecond, shape, mark: charge };
  }
  const isDivided = hasLowContrast || roll() < (isEsports ? 0.4 : 0.62);
  const mark = isDivided ? pickId(isEsports ? 'de' : 'd', roll) : neutralCharge(kind, roll);
  return { field, second, shape, mark };
}

/** The two colours of a crest: first the field, unless it is grey and the second colour is not. */
function crestColours(id: string, kind: CrestKind, emblem?: string): [string, string] {
  const { field, second } = crestDesign(id, kind, emblem);
  return chroma(field) >= MIN_CHROMA || chroma(field) >= chroma(second)
    ? [field, second]
    : [second, field];
}

/** The colour of the glow behind a club. */
export const crestLight = (id: string, kind: CrestKind, emblem?: string): string =>
  crestColours(id, kind, emblem)[0];

interface Club {
  id: string;
  emblem?: string | undefined;
}

/** The glows behind a match: where they would be the same, that of the away team has its second colour or a lighter shade. */
export function crestLights(home: Club, away: Club, kind: CrestKind): [string, string] {
  const light = crestLight(home.id, kind, home.emblem);
  const [first, second] = crestColours(away.id, kind, away.emblem);
  const apart = [first, second].find((colour) => !isSameHue(light, colour));
  return [light, apart ?? lighter(first)];
}
