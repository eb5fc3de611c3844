import { crestLight } from '@touchline/shared/domain/crests/crest-design';
import { crestMarkup } from '@touchline/shared/domain/crests/crest-markup';
import { FIELD_COLOUR, fieldLines } from '@touchline/shared/domain/crests/field-lines';
import type { CrestKind } from '@touchline/shared/domain/crests/shapes';
import { pick, seededRandom } from '@touchline/shared/domain/seeded-random';
import type { Team } from '../model.ts';
import type { Roster } from '../roster/roster.ts';
import { labelledSvg } from './labelled-svg.ts';

const WIDTH = 400;
const HEIGHT = 225;
/** Crests stay within the middle 300 units, which a 4:3 picture shows. */
const CREST_SCALE = 1.72;
const CREST_X = { home: 76, away: 214 } as const;
const CREST_Y = 58;

/** The two teams of a name such as `te-eng-7-te-eng-12`. */
function teamsOf({ teamById }: Roster, name: string): [Team, Team] | undefined {
  const [first, second] = name.split('-te-');
  const home = teamById.get(first ?? '');
  const away = teamById.get(`te-${second}`);
  return home && away && name === `${home.id}-${away.id}` ? [home, away] : undefined;
}

const glow = (id: string, cx: number, colour: string): string =>
  `<radialGradient id="${id}" cx="${cx}" cy=".5" r=".72"><stop stop-color="${colour}"/>` +
  `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

const crest = (team: Team, kind: CrestKind, side: 'home' | 'away'): string =>
  `<g transform="translate(${CREST_X[side]} ${CREST_Y}) scale(${CREST_SCALE})">${crestMarkup(team, kind, side)}</g>`;

/** The crests of two teams on their colours, over the lines of a field. */
export function renderCover(
  roster: Roster,
  name: string,
  kindOf: (game: Team['game']) => CrestKind,
): string | undefined {
  const teams = teamsOf(roster, name);
  if (!teams) return undefined;
  const [home, away] = teams;
  const kind = kindOf(home.game);
  const roll = seededRandom(`cover/${name}`);
  const lines = pick(fieldLines[kind], roll);
  const turn = Math.round(roll() * 36 - 18);
  const light = ({ id, emblem }: Team) => crestLight(id, kind, emblem);
  const whole = `M0 0h${WIDTH}v${HEIGHT}H0z`;
  return labelledSvg(
    WIDTH,
    HEIGHT,
    `${home.name.en}, ${away.name.en}`,
    `<defs>${glow('near', 0, light(home))}${glow('far', 1, light(away))}</defs>` +
      `<path fill="${FIELD_COLOUR}" d="${whole}"/>` +
      `<path fill="url(#near)" d="${whole}"/><path fill="url(#far)" d="${whole}"/>` +
      `<path d="${lines}" transform="translate(0 112) rotate(${turn} 200 0)" fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="3.2"/>` +
      crest(home, kind, 'home') +
      crest(away, kind, 'away'),
  );
}
