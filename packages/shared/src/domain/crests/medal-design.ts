import { pick, type SeededRandom, seededRandom } from '../seeded-random.ts';
import { chroma, contrast } from './colour.ts';
import { type ColourPair, colourPairs, neonColourPairs } from './colour-pairs.ts';
import type { CrestKind } from './shapes.ts';

const MIN_CONTRAST = 3.8;
const MIN_CHROMA = 60;

const readable = (pairs: readonly ColourPair[]) =>
  pairs.filter(([field, second]) => contrast(field, second) >= MIN_CONTRAST);
const [readablePairs, readableNeonPairs] = [readable(colourPairs), readable(neonColourPairs)];

export interface MedalDesign {
  field: string;
  second: string;
  /** Either a rosette as a path, or a ring of dots. */
  path?: string;
  dots?: readonly { x: string; y: string; r: number }[];
  heart: { r: number; colour: string };
}

function rosette(roll: SeededRandom) {
  const count = pick([5, 6, 7, 8, 10, 12], roll);
  const point = (radius: number, turn: number) => {
    const angle = (turn / count) * Math.PI * 2 - Math.PI / 2;
    return [32 + radius * Math.cos(angle), 32 + radius * Math.sin(angle)].map((n) => n.toFixed(1));
  };
  const at = (radius: number, turn: number) => point(radius, turn).join(' ');
  return { count, point, at, turns: Array.from({ length: count }, (_, turn) => turn) };
}

/** The medal of a tournament. Not a shield, so that it differs from clubs at 20 px. */
export function medalDesign(id: string, kind: CrestKind): MedalDesign {
  const roll = seededRandom(`medal/${id}`);
  const [field, second] = pick(kind === 'esports' ? readableNeonPairs : readablePairs, roll);
  const { count, point, at, turns } = rosette(roll);
  const style = Math.floor(roll() * 4);
  const depth = 0.46 + roll() * 0.22;
  const base = { field, second, heart: { r: 5, colour: second } };
  if (style === 0) {
    const star = turns.map((t) => `${at(22, t)}L${at(22 * depth, t + 0.5)}`).join('L');
    return { ...base, path: `M${star}z`, heart: { r: 6.5, colour: field } };
  }
  if (style === 1) {
    const rays = turns.map((t) => `M${at(9, t)}L${at(23, t - 0.26)}L${at(23, t + 0.26)}z`);
    return { ...base, path: rays.join('') };
  }
  if (style === 2) {
    const dots = turns.map((t) => {
      const [x = '', y = ''] = point(15.5, t);
      return { x, y, r: count > 8 ? 4.2 : 6 };
    });
    return { ...base, dots };
  }
  const outer = turns.map((t) => at(23, t)).join('L');
  const inner = turns.map((t) => at(15, t + 0.5)).join('L');
  return { ...base, path: `M${outer}zM${inner}z` };
}

/** The colour of the glow behind a tournament, chosen as for a club. */
export function medalLight(id: string, kind: CrestKind): string {
  const { field, second } = medalDesign(id, kind);
  return chroma(field) >= MIN_CHROMA || chroma(field) >= chroma(second) ? field : second;
}
