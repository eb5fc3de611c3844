import { contrast } from '@touchline/shared/domain/crests/colour';
import { colourPairs } from '@touchline/shared/domain/crests/colour-pairs';
import { pick, seededRandom } from '@touchline/shared/domain/seeded-random';

const MIN_CONTRAST = 4.5;

const readablePairs = colourPairs.filter(([one, other]) => contrast(one, other) >= MIN_CONTRAST);

/** Attributes of the letters. */
const styles = [
  "font-weight='700'",
  "font-weight='700' transform='translate(6)skewX(-12)'",
  "font-weight='600' letter-spacing='.09em'",
  "font-weight='400' letter-spacing='-.03em'",
] as const;

/** In a drawing of 140 by 40. */
const TEXT_WIDTH = 118;
const MAX_FONT_SIZE = 25;
const LETTER_WIDTH_EM = 0.6;

/** The colours and letters of a word mark, derived from the name. It resembles no real logo. */
export function wordMark(name: string) {
  const roll = seededRandom(`wordmark/${name}`);
  const [field, ink] = pick(readablePairs, roll);
  const widest = TEXT_WIDTH / (name.length * LETTER_WIDTH_EM);
  const fontSize = Math.min(MAX_FONT_SIZE, Math.round(widest));
  return { field, ink, style: pick(styles, roll), fontSize, y: Math.round(20 + fontSize * 0.35) };
}

/** The word mark as the source of an image, which needs no request. */
export function wordMarkUrl(name: string): string {
  const { field, ink, style, fontSize, y } = wordMark(name);
  const letters = `<text x='70' y='${y}' font-size='${fontSize}' ${style}>${name}</text>`;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 140 40' fill='${ink}' text-anchor='middle' font-family='Arial,sans-serif'><rect width='140' height='40' rx='6' fill='${field}'/>${letters}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
