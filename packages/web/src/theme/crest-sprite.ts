import { drawings, pathAttributesOf } from '@touchline/shared/domain/crests/drawings';

const drawingLists = Object.entries(drawings);

const pathsOf = (prefix: string, list: readonly string[]) =>
  list.map((d, at) => `<path id="${prefix}${at}" d="${d}"${pathAttributesOf(prefix)}/>`);

const shapesAndDivisions = drawingLists
  .filter(([prefix]) => prefix !== 'c')
  .flatMap(([prefix, list]) => pathsOf(prefix, list));

const charges = pathsOf('c', drawings.c);

const clips = drawingLists
  .filter(([prefix]) => prefix.startsWith('s'))
  .flatMap(([prefix, list]) =>
    list.map((_, at) => `<clipPath id="k${prefix}${at}"><use href="#${prefix}${at}"/></clipPath>`),
  );

/**
 * The parts of all crests, once per document: crests only reference them. It has only those charges that the
 * markup uses; the client adds the others (add-missing-charges). Not `hidden`: browsers ignore clip paths that are not
 * laid out.
 */
export function crestSprite(markup: string): string {
  const used = new Set([...markup.matchAll(/href="#c(\d+)"/g)].map(([, at]) => Number(at)));
  const parts = [...shapesAndDivisions, ...charges.filter((_, at) => used.has(at)), ...clips];
  return `<svg id="crests" class="vh" width="0" height="0" aria-hidden="true"><defs>${parts.join('')}</defs></svg>`;
}
