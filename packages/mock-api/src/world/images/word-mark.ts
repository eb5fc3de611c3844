import type { Bookmaker } from '../odds/bookmakers.ts';

/** The bookmaker's name as a sign: text, drawn by whoever shows it. */
export function wordMark({ name, colour, ink }: Bookmaker): string {
  const size = name.length > 9 ? 19 : 23;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 140 40" role="img" aria-label="${name}">` +
    `<rect width="140" height="40" rx="6" fill="${colour}"/>` +
    `<text x="70" y="${20 + size * 0.35}" text-anchor="middle" font-family="system-ui, sans-serif" font-size="${size}" font-weight="700" fill="${ink}" textLength="${Math.min(116, name.length * size * 0.62)}" lengthAdjust="spacingAndGlyphs">${name}</text></svg>`
  );
}
