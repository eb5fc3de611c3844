import { crestDesign } from './crest-design.ts';
import { drawings, pathAttributesOf } from './drawings.ts';
import type { CrestKind } from './shapes.ts';

/** The drawing with an id such as `sf2`. */
function drawingOf(id: string): { d: string; place: string } {
  const [, prefix = '', at] = /^([a-z]+)(\d+)$/.exec(id) ?? [];
  const list = drawings[prefix as keyof typeof drawings];
  return { d: list[Number(at)] as string, place: pathAttributesOf(prefix) };
}

/**
 * A crest as the site draws it, in a 64 × 64 box, but self-contained: no CSS of the page reaches an image. `clipId` is
 * unique within the image.
 */
export function crestMarkup(
  { id, emblem }: { readonly id: string; readonly emblem?: string | undefined },
  kind: CrestKind,
  clipId: string,
): string {
  const { field, second, shape, mark } = crestDesign(id, kind, emblem);
  const { d: outline } = drawingOf(shape);
  const { d, place } = drawingOf(mark);
  return (
    `<clipPath id="${clipId}"><path d="${outline}"/></clipPath>` +
    `<g clip-path="url(#${clipId})"><path d="${outline}" fill="${field}"/>` +
    `<path d="${d}" fill="${second}"${place}/>` +
    '<path d="M32 0h32v64H32z" opacity=".13"/>' +
    `<path d="${outline}" fill="none" stroke="${second}" stroke-width="8"/>` +
    `<path d="${outline}" fill="none" stroke="${field}" stroke-width="3.2"/></g>` +
    // A middle grey is visible on the dark theme and on the light one.
    `<path d="${outline}" fill="none" stroke="#8a949c" stroke-opacity=".5" stroke-width="1.6"/>`
  );
}
