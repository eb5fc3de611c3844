import { contrast } from '@touchline/shared/domain/crests/colour';
import { colourPairs } from '@touchline/shared/domain/crests/colour-pairs';
import { pick, seededRandom } from '@touchline/shared/domain/seeded-random';

const MIN_CONTRAST = 4.5;

const readablePairs = colourPairs.filter(([one, other]) => contrast(one, other) >= MIN_CONTRAST);

/** Attributes of the letters. */
const styles = [
  { fontWeight: 700 },
  { fontWeight: 700, transform: 'translate(6)skewX(-12)' },
  { fontWeight: 600, letterSpacing: '.09em' },
  { fontWeight: 450, letterSpacing: '-.03em' },
] as const;

/** In a drawing of 140 by 40. */
const TEXT_WIDTH = 118;
const MAX_FONT_SIZE = 25;
const LETTER_WIDTH_EM = 0.6;

/** A word mark in the site's own face, derived from the name. It resembles no real logo. */
export function wordMark(name: string) {
  const roll = seededRandom(`wordmark/${name}`);
  const [field, ink] = pick(readablePairs, roll);
  const widest = TEXT_WIDTH / (name.length * LETTER_WIDTH_EM);
  const fontSize = Math.min(MAX_FONT_SIZE, Math.round(widest));
  return {
    field,
    ink,
    letters: { ...pick(styles, roll), fontSize, x: 70, y: Math.round(20 + fontSize * 0.35) },
  };
}
