import { crestDesign } from '@touchline/types/crests/crest-design';
import { drawings, placeOf } from '@touchline/types/crests/drawings';
import type { CrestKind } from '@touchline/types/crests/shapes';
import { escaped } from './escaped.ts';

/** The drawing that an id such as `sf2` names. */
function drawingOf(id: string): { d: string; place: string } {
  const [, prefix = '', at] = /^([a-z]+)(\d+)$/.exec(id) ?? [];
  const list = drawings[prefix as keyof typeof drawings];
  return { d: list[Number(at)] as string, place: placeOf(prefix) };
}

/** A club's arms, the same ones that the site draws. An image of its own: it may carry no CSS of a page. */
export function crest(id: string, name: string, kind: CrestKind): string {
  const { field, second, shape, mark } = crestDesign(id, kind);
  const { d: outline } = drawingOf(shape);
  const { d, place } = drawingOf(mark);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img" aria-label="${escaped(name)}">` +
    `<clipPath id="c"><path d="${outline}"/></clipPath>` +
    `<g clip-path="url(#c)"><path d="${outline}" fill="${field}"/>` +
    `<path d="${d}" fill="${second}"${place}/>` +
    '<path d="M32 0h32v64H32z" opacity=".13"/>' +
    `<path d="${outline}" fill="none" stroke="${second}" stroke-width="8"/>` +
    `<path d="${outline}" fill="none" stroke="${field}" stroke-width="3.2"/></g>` +
    // Both pages, the dark and the light, show a middle grey.
    `<path d="${outline}" fill="none" stroke="#8a949c" stroke-opacity=".5" stroke-width="1.6"/></svg>`
  );
}
