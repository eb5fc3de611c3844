import { crestDesign } from '@touchline/types/crests/crest-design';
import { drawings, pathAttributesOf } from '@touchline/types/crests/drawings';
import type { CrestKind } from '@touchline/types/crests/shapes';
import type { Team } from '../model.ts';
import { labelledSvg } from './labelled-svg.ts';

/** The drawing with an id such as `sf2`. */
function drawingOf(id: string): { d: string; place: string } {
  const [, prefix = '', at] = /^([a-z]+)(\d+)$/.exec(id) ?? [];
  const list = drawings[prefix as keyof typeof drawings];
  return { d: list[Number(at)] as string, place: pathAttributesOf(prefix) };
}

/** The shapes of a crest in a 64 × 64 box; `clipId` is unique within the image. */
export function crestMarkup(
  { id, emblem }: Pick<Team, 'id' | 'emblem'>,
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

/** A club's crest, as the site draws it, but self-contained: no CSS of the page reaches an image. */
export const renderCrest = (team: Pick<Team, 'id' | 'name' | 'emblem'>, kind: CrestKind): string =>
  labelledSvg(64, 64, team.name.en, crestMarkup(team, kind, 'c'));
