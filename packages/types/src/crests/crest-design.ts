import { chroma, contrast } from './colour.ts';
import { colourPairs, neonColourPairs } from './colour-pairs.ts';
import { pick, type SeededRandom, seededRandom } from './seeded-random.ts';
import type { CrestKind } from './shapes.ts';
import { spriteCounts } from './sprite-counts.ts';

export interface CrestDesign {
  field: string;
  second: string;
  /** Ids of the drawings that stand once in every document: see crest-sprite. */
  shape: string;
  /** Either a division of the field or a charge on it: both would be mud at 20 px. */
  mark: string;
}

const pickId = (prefix: keyof typeof spriteCounts, roll: SeededRandom) =>
  `${prefix}${Math.floor(roll() * spriteCounts[prefix])}`;

const shapesOf = { football: 'sf', basketball: 'sb', esports: 'se' } as const;

/** One id in, one coat of arms out. By id and not by name: a club keeps its arms when the language changes. */
export function crestDesign(id: string, kind: CrestKind): CrestDesign {
  const roll = seededRandom(`${kind}/${id}`);
  const esports = kind === 'esports';
  const shape = pickId(shapesOf[kind], roll);
  const [field, second] = pick(esports ? neonColourPairs : colourPairs, roll);
  // Two deep colours: stripes still read at 20 px, a picture would not.
  const faint = contrast(field, second) < 3.8;
  const divided = faint || roll() < (esports ? 0.4 : 0.62);
  const mark = divided ? pickId(esports ? 'de' : 'd', roll) : pickId(esports ? 'ce' : 'c', roll);
  return { field, second, shape, mark };
}

/** The light behind a match takes the more colourful of a club's two colours. */
export function crestLight(id: string, kind: CrestKind): string {
  const { field, second } = crestDesign(id, kind);
  return chroma(field) >= 60 || chroma(field) >= chroma(second) ? field : second;
}
