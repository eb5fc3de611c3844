import { drawings, placeOf } from '@touchline/types/crests/drawings';

const sorts = Object.entries(drawings);

const paths = sorts.map(([prefix, list]) =>
  list.map((d, at) => `<path id="${prefix}${at}" d="${d}"${placeOf(prefix)}/>`).join(''),
);

const clips = sorts
  .filter(([prefix]) => prefix.startsWith('s'))
  .map(([prefix, list]) =>
    list
      .map((_, at) => `<clipPath id="k${prefix}${at}"><use href="#${prefix}${at}"/></clipPath>`)
      .join(''),
  );

/** All that crests are made of, once for a document: a list of a hundred matches only points at it. It is not
    `hidden`, for a browser clips by nothing that it does not lay out. */
export const crestSprite = `<svg class="vh" width="0" height="0" aria-hidden="true"><defs>${[
  ...paths,
  ...clips,
].join('')}</defs></svg>`;
