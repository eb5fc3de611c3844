import type { Sport } from '@touchline/types';

export type CrestKind = Sport;

/** Shields for football, roundels and tablets for basketball, blades for esports; SVG paths in a 64 × 64 box. */
export const shapes: Record<CrestKind, readonly string[]> = {
  football: [
    'M8 5h48v26c0 16-11 25-24 30C19 56 8 47 8 31z', // heater
    'M8 9.5C16.5 9.5 25 8 32 3.5 39 8 47.5 9.5 56 9.5V32c0 15-11 24-24 29C19 56 8 47 8 32z', // crowned top
    'M8 4h48v29a24 27 0 0 1-48 0z', // old round
    'M32 3l25 8v22c0 13-11 22-25 28C18 55 7 46 7 33V11z', // pointed top
    'M9 5h46v42L32 60.5 9 47z', // pennant
    'M32 3.5c7 4.5 15 5.5 24 4.5 3 21 1 41-24 52.5C7 49 5 29 8 8c9 1 17 0 24-4.5z', // ogee
    'M32 3a29 29 0 1 1 0 58 29 29 0 0 1 0-58z', // roundel
  ],
  basketball: [
    'M32 3a29 29 0 1 1 0 58 29 29 0 0 1 0-58z',
    'M18 4h28c8 0 13 5 13 13v30c0 8-5 13-13 13H18C10 60 5 55 5 47V17C5 9 10 4 18 4z', // tablet
    'M32 3l26 11v22c0 9-4 14-10 18l-16 7-16-7C10 50 6 45 6 36V14z',
  ],
  esports: [
    'M32 2l26 15v30L32 62 6 47V17z', // hexagon
    'M10 5h44l5 27-27 30L5 32z', // cut gem
    'M32 2l27 30-27 30L5 32z', // blade
    'M6 6h38l14 14v38H20L6 44z', // cut plate
    'M6 8l26-5 26 5-5 37-21 17-21-17z', // visor
  ],
};
