/** Shapes of the second colour on the field, as SVG paths in a 64 × 64 box. */
export const divisions: readonly string[] = [
  'M24 0h16v64H24z', // pale
  'M32 0h32v64H32z', // halves
  'M15 0h9v64h-9zM32 0h9v64h-9zM49 0h9v64h-9z', // stripes
  'M0 24h64v16H0z', // fess
  'M0 14h64v10H0zM0 33h64v10H0zM0 52h64v10H0z', // hoops
  'M0 2 10-8 72 54 62 64z', // bend
  'M64 2 54-8-8 54l10 10z', // sash
  'M32 20l36 30v16L32 36-4 66V50z', // chevron
  'M0 0h64v23H0z', // chief
  'M32 0h32v32H32zM0 32h32v32H0z', // quarterly
  'M26 0h12v24h26v12H38v28H26V36H0V24h26z', // cross
  'M8 0h48L32 54z', // pile
  'M0 64 64 0v64z', // slant
];

export const esportsDivisions: readonly string[] = [
  'M44-4h14L20 68H6z', // slash
  'M38-4h40v72H26z', // split
  'M-4 12l36 22 36-22v16L32 52-4 28z', // fangs
  'M-4 50l36-28 36 28v20L32 42-4 70z', // rise
];
