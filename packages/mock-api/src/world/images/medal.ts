import { medalDesign } from '@touchline/types/crests/medal-design';
import type { CrestKind } from '@touchline/types/crests/shapes';
import { escaped } from './escaped.ts';

/** A tournament has a medal, the same one that the site draws. */
export function medal(id: string, name: string, kind: CrestKind): string {
  const { field, second, path, dots = [], heart } = medalDesign(id, kind);
  const rosette = path
    ? `<path d="${path}" fill="${second}" fill-rule="evenodd"/>`
    : dots.map(({ x, y, r }) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${second}"/>`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img" aria-label="${escaped(name)}">` +
    `<circle cx="32" cy="32" r="30" fill="${field}"/>${rosette}` +
    `<circle cx="32" cy="32" r="${heart.r}" fill="${heart.colour}"/>` +
    `<circle cx="32" cy="32" r="27" fill="none" stroke="${second}" stroke-width="1.8"/>` +
    '<circle cx="32" cy="32" r="30" fill="none" stroke="#8a949c" stroke-opacity=".5" stroke-width="1.6"/></svg>'
  );
}
