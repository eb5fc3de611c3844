/** The dark theme's tokens, in the form that the rasterizer reads; a test compares them with the site's sheet. */
export const colours = {
  'bg-1': '#121a17',
  'text-1': '#f4f6f2',
  'text-2': '#bbc3be',
  live: '#ff7266',
} as const;

/** White lines of the field, and the part of the match that is not played. */
export const CHALK = 'stroke="#e8f2e5" stroke-opacity=".12"';
export const TRACK = 'fill="#e8f2e5" fill-opacity=".2"';
