import type { Bookmaker } from '../odds/bookmakers.ts';
import { labelledSvg } from './labelled-svg.ts';

/** A bookmaker's name as a logo. Text: its font is the viewer's. */
export function renderWordMark({ name, colour, ink }: Bookmaker): string {
  const fontSize = name.length > 9 ? 19 : 23;
  return labelledSvg(
    140,
    40,
    name,
    `<rect width="140" height="40" rx="6" fill="${colour}"/>` +
      `<text x="70" y="${20 + fontSize * 0.35}" text-anchor="middle" font-family="system-ui, sans-serif" font-size="${fontSize}" font-weight="700" fill="${ink}" textLength="${Math.min(116, name.length * fontSize * 0.62)}" lengthAdjust="spacingAndGlyphs">${name}</text>`,
  );
}
