import { colourPairs } from '@touchline/shared/crests/colour-pairs';
import { fieldLines } from '@touchline/shared/crests/field-lines';
import { pick, seededRandom } from '@touchline/shared/crests/seeded-random';
import type { Sport } from '../../paths.ts';

export interface CoverDesign {
  near: string;
  far: string;
  lines: string;
  transform: string;
}

const brightPairs = colourPairs.filter(([, , tones]) => !/white|black/.test(tones));

/** The lines of a playing field under floodlight, derived from the article's id. */
export function coverDesign(id: string, sport: Sport): CoverDesign {
  const roll = seededRandom(`cover/${id}`);
  const [near, far] = pick(brightPairs, roll);
  const turn = Math.round(roll() * 44 - 22);
  const x = Math.round(roll() * 150 - 75);
  const y = Math.round(84 + roll() * 44);
  return {
    near,
    far,
    lines: pick(fieldLines[sport], roll),
    transform: `translate(${x} ${y}) rotate(${turn} 200 0)`,
  };
}
