import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Country } from '../model.ts';

/** country-flag-icons (MIT): one file per flag, read on demand. */
const require = createRequire(import.meta.url);
const FLAGS_DIR = dirname(require.resolve('country-flag-icons/package.json'));

/** `count` elements on a circle round the centre of the flag. */
const ring = (count: number, make: (x: number, y: number) => string): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    return make(Math.round(256.5 + 96 * Math.sin(angle)), Math.round(171 - 96 * Math.cos(angle)));
  }).join('');

const svgField = (colour: string, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 513 342"><path fill="${colour}" d="M0 0h513v342H0z"/>${inner}</svg>`;

/** Generated flags of the regions, which have no file. */
const regionFlags: Readonly<Record<string, string>> = {
  europe: svgField(
    '#173f8f',
    ring(9, (x, y) => `<circle cx="${x}" cy="${y}" r="15" fill="#f2c14e"/>`),
  ),
  south: svgField(
    '#0d5c46',
    '<path fill="#f2c14e" d="M256 60l36 75 82 11-60 57 15 81-73-39-73 39 15-81-60-57 82-11z"/>',
  ),
  asia: svgField(
    '#8c1c2b',
    '<circle cx="256.5" cy="171" r="82" fill="#f6ead2"/><circle cx="256.5" cy="171" r="52" fill="#8c1c2b"/>',
  ),
  world: svgField(
    '#14324a',
    '<g fill="none" stroke="#cfe6f5" stroke-width="12"><circle cx="256.5" cy="171" r="110"/><ellipse cx="256.5" cy="171" rx="48" ry="110"/><path d="M146 171h221M164 112h185M164 230h185"/></g>',
  ),
};

export function renderFlag({ code, flag }: Country): string | undefined {
  return flag ? readFileSync(join(FLAGS_DIR, '3x2', `${flag}.svg`), 'utf8') : regionFlags[code];
}
