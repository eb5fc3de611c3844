/** The colours of a club, and the mark that divides them if it is traditional: `redwhite`, `bluewhitestripes`. */
export type Livery = string & {};

const HUES: Readonly<Record<string, string>> = {
  red: '#c8102e',
  blue: '#1446a0',
  sky: '#76bdea',
  navy: '#14213d',
  white: '#f4f4ef',
  black: '#1a1d21',
  gold: '#f2c230',
  green: '#0f6b3c',
  orange: '#f0641e',
  purple: '#5b2a86',
  claret: '#7a1f3d',
  pink: '#e75a8b',
  brown: '#54361f',
  grey: '#9a9ea3',
};
/** In the order of `divisions`. */
const MARKS = 'pale|halves|stripes|fess|hoops|bend|sash|chevron|chief|quarterly|cross|pile';

const hue = Object.keys(HUES).join('|');
const LIVERY = new RegExp(`^(${hue})(${hue})(${MARKS})?$`);

/** The colours of a livery and the id of its mark; undefined for the emblem of a name. */
export function parseLivery(emblem: string | undefined) {
  const [, field = '', second = '', mark] = LIVERY.exec(emblem ?? '') ?? [];
  if (!field) return undefined;
  return {
    field: HUES[field] as string,
    second: HUES[second] as string,
    mark: mark && `d${MARKS.split('|').indexOf(mark)}`,
  };
}
