import { drawings, pathAttributesOf } from '@touchline/types/crests/drawings';

const drawingLists = Object.entries(drawings);

const paths = drawingLists.map(([prefix, list]) =>
  list.map((d, at) => `<path id="${prefix}${at}" d="${d}"${pathAttributesOf(prefix)}/>`).join(''),
);

const clips = drawingLists
  .filter(([prefix]) => prefix.startsWith('s'))
  .map(([prefix, list]) =>
    list
      .map((_, at) => `<clipPath id="k${prefix}${at}"><use href="#${prefix}${at}"/></clipPath>`)
      .join(''),
  );

/** The parts of all crests, once per document: crests only reference them. Not `hidden`: browsers ignore clip paths
    that are not laid out. */
export const crestSprite = `<svg class="vh" width="0" height="0" aria-hidden="true"><defs>${[
  ...paths,
  ...clips,
].join('')}</defs></svg>`;
