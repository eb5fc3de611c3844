import { medalDesign } from '@touchline/shared/crests/medal-design';
import type { CrestKind } from '@touchline/shared/crests/shapes';
import { labelledSvg } from './labelled-svg.ts';

/** A tournament's medal, as the site draws it. */
export function renderMedal(id: string, name: string, kind: CrestKind): string {
  const { field, second, path, dots = [], heart } = medalDesign(id, kind);
  const rosette = path
    ? `<path d="${path}" fill="${second}" fill-rule="evenodd"/>`
    : dots.map(({ x, y, r }) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${second}"/>`).join('');
  return labelledSvg(
    64,
    64,
    name,
    `<circle cx="32" cy="32" r="30" fill="${field}"/>${rosette}` +
      `<circle cx="32" cy="32" r="${heart.r}" fill="${heart.colour}"/>` +
      `<circle cx="32" cy="32" r="27" fill="none" stroke="${second}" stroke-width="1.8"/>` +
      '<circle cx="32" cy="32" r="30" fill="none" stroke="#8a949c" stroke-opacity=".5" stroke-width="1.6"/>',
  );
}
