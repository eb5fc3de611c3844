import { colourPairs } from '@touchline/shared/crests/colour-pairs';
import { FIELD_COLOUR, fieldLines } from '@touchline/shared/crests/field-lines';
import { pick, seededRandom } from '@touchline/shared/seeded-random';
import { labelledSvg } from '../world/images/labelled-svg.ts';
import { features } from './features.ts';

const brightPairs = colourPairs.filter(([, , tones]) => !/white|black/.test(tones));

const glow = (id: string, place: string, colour: string, opacity: number): string =>
  `<radialGradient id="${id}" ${place}><stop stop-color="${colour}" stop-opacity="${opacity}"/>` +
  `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

/** The lines of a playing field under floodlight, derived from the feature's id. */
export function featureCover(id: string): string | undefined {
  const feature = features.find((one) => one.id === id);
  if (!feature) return undefined;
  const roll = seededRandom(`cover/${id}`);
  const [near, far] = pick(brightPairs, roll);
  const turn = Math.round(roll() * 44 - 22);
  const x = Math.round(roll() * 150 - 75);
  const y = Math.round(84 + roll() * 44);
  const whole = 'M0 0h400v225H0z';
  return labelledSvg(
    400,
    225,
    feature.title.en,
    `<defs>${glow('near', 'cx="0" cy="0" r="1"', near, 1)}${glow('far', 'cx="1" cy=".1" r=".9"', far, 0.7)}</defs>` +
      `<path fill="${FIELD_COLOUR}" d="${whole}"/>` +
      `<path fill="url(#near)" d="${whole}"/><path fill="url(#far)" d="${whole}"/>` +
      `<path d="${pick(fieldLines[feature.sport], roll)}" transform="translate(${x} ${y}) rotate(${turn} 200 0)" fill="none" stroke="#f7f9f6" stroke-opacity=".78" stroke-width="3.6"/>`,
  );
}
