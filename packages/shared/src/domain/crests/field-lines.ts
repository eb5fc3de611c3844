import type { CrestKind } from './shapes.ts';

/** The field at night, in either theme. */
export const FIELD_COLOUR = '#101a17';

/** SVG paths of each field's lines, 400 units wide; they extend beyond the picture, which is rotated and shifted. */
export const fieldLines: Record<CrestKind, readonly string[]> = {
  football: [
    'M-500 0H900M200-92a92 92 0 1 1 0 184 92 92 0 0 1 0-184M200-3.5v7', // halfway line, centre circle, spot
    'M150-500V70H900M150 14a56 56 0 0 0 56 56', // the corner
    'M-500-84H900M20-84v176h360V-84M110-84v66h180v-66M132 92a80 80 0 0 0 136 0M200 36v7', // the area
  ],
  basketball: [
    'M-500-84H900M110-84v190h180v-190M110 106a90 90 0 0 0 180 0M-30-84v64a230 230 0 0 0 460 0v-64M168-50h64', // key and arc
    'M-500 0H900M200-74a74 74 0 1 1 0 148 74 74 0 0 1 0-148M200-30a30 30 0 1 1 0 60 30 30 0 0 1 0-60', // the centre
  ],
  esports: [
    'M-500-150 900 150M-500 150 900-150M200-96 344 0 200 96 56 0zM200-50 275 0 200 50 125 0z', // three lanes and a base
    'M80-84h240v168H80zM140-42h120v84H140zM-500 0H80M320 0h580M200-300v216M200 84v300', // a bomb site, seen from above
  ],
};
