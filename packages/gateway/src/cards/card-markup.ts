import { crestLights } from '@touchline/shared/domain/crests/crest-design';
import { crestMarkup } from '@touchline/shared/domain/crests/crest-markup';
import type { MatchCard } from '@touchline/shared/domain/page-renderer';
import type { Line, Typesetter } from './typesetter.ts';

/** The dark theme's tokens, in the form that the rasterizer reads; a test compares them with the site's sheet. */
export const colours = {
  'bg-1': '#121a17',
  'text-1': '#f4f6f2',
  'text-2': '#bbc3be',
  live: '#ff7266',
} as const;

/** White lines of the field, and the part of the match that is not played. */
const CHALK = 'stroke="#e8f2e5" stroke-opacity=".12"';
const TRACK = 'fill="#e8f2e5" fill-opacity=".2"';

const CARD_WIDTH = 1200;
const CARD_HEIGHT = 630;

const MARGIN = 60;
const AXIS = CARD_WIDTH / 2;
const CREST = 176;
const CREST_TOP = 150;
/** The centres of the crests and of the names below them. */
const CENTRES = { home: 252, away: CARD_WIDTH - 252 } as const;
const NAME_WIDTH = 430;
const NAME_SIZES = [46, 40, 34, 30];
const SCORE_SIZE = 150;
const SCORE_Y = 288;
const SIDE_WIDTH = 205;
/** With a shoot-out the score gives way to its kicks, which are of this share of its size. */
const KICKS_SCALE = 0.72;
const KICKS_SHARE = 0.46;
const STATE_Y = 362;
/** Between the names and the line of the match. */
const NOTES_Y = 506;
const NOTES_SIZES = [28, 23] as const;
const LINE_Y = 552;
const CREDIT_Y = 606;
const CREDIT_SIZE = 18;
const LINE_WIDTH = CARD_WIDTH - 2 * MARGIN;

type Side = keyof typeof CENTRES;
type Anchor = 'start' | 'middle' | 'end';

const SHIFTS: Record<Anchor, number> = { start: 0, middle: 0.5, end: 1 };

const place = (line: Line, x: number, y: number, colour: string, anchor: Anchor = 'start') =>
  `<g fill="${colour}" transform="translate(${(x - line.width * SHIFTS[anchor]).toFixed(1)} ${y})">${line.markup}</g>`;

const beam = (id: string, cx: number, colour: string) =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" gradientTransform="translate(${cx} 0) scale(${AXIS} ${CARD_HEIGHT * 0.95})" cx="0" cy="0" r="1"><stop stop-color="${colour}" stop-opacity=".4"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

/** The markings of the field, and the light of both clubs. */
function ground({ home, away, sport }: MatchCard): string {
  const [light, other] = crestLights(home, away, sport);
  const whole = `M0 0h${CARD_WIDTH}v${CARD_HEIGHT}H0z`;
  return (
    `<defs>${beam('h', 0, light)}${beam('a', CARD_WIDTH, other)}</defs>` +
    `<path fill="${colours['bg-1']}" d="${whole}"/><path fill="url(#h)" d="${whole}"/><path fill="url(#a)" d="${whole}"/>` +
    `<g fill="none" stroke-width="2" ${CHALK}><path d="M${AXIS} 0v${CARD_HEIGHT}"/><circle cx="${AXIS}" cy="258" r="156"/></g>`
  );
}

const crest = (card: MatchCard, side: Side): string =>
  `<g transform="translate(${CENTRES[side] - CREST / 2} ${CREST_TOP}) scale(${CREST / 64})">${crestMarkup(card[side], card.sport, `k${side}`)}</g>`;

/** The site's sign, as its icon has it. */
const SIGN =
  '<rect width="24" height="24" rx="5.5" fill="#c8f53c"/><path d="M5 24a7 7 0 0 1 14 0" fill="none" stroke="#10281c" stroke-opacity=".42" stroke-width="1.9"/><path d="M3.6 6.4h16.8M12 6.4V24" fill="none" stroke="#10281c" stroke-width="2.4"/>';
const SIGN_SIZE = 44;

async function top({ brand, place: where, stage }: MatchCard, type: Typesetter): Promise<string> {
  const right = CARD_WIDTH - MARGIN;
  const name = await type.line(brand, { face: 'head', size: 34 });
  const nameX = right - name.width;
  const style = { face: 'text', size: 28 } as const;
  const room = nameX - SIGN_SIZE - 50 - MARGIN;
  const whole = await type.line([where, stage].filter(Boolean).join(' · '), style);
  const line = whole.width <= room ? whole : await type.cut(where, style, room);
  return (
    place(line, MARGIN, 82, colours['text-1']) +
    `<g transform="translate(${nameX - SIGN_SIZE - 14} 50) scale(${SIGN_SIZE / 24})">${SIGN}</g>` +
    place(name, nameX, 84, colours['text-1'])
  );
}

async function team(card: MatchCard, side: Side, type: Typesetter): Promise<string> {
  const { lines, size } = await type.twoLines(
    card[side].name,
    { face: 'head', sizes: NAME_SIZES },
    NAME_WIDTH,
  );
  const firstY = lines.length > 1 ? 402 : 424;
  const names = lines.map((line, index) =>
    place(line, CENTRES[side], firstY + index * size * 1.16, colours['text-1'], 'middle'),
  );
  return crest(card, side) + names.join('');
}

async function centre({ score, loser }: MatchCard, type: Typesetter): Promise<string> {
  const set = (text: string, size: number) => type.line(text, { face: 'figures', size });
  if ('kickOff' in score) {
    return place(await set(score.kickOff, 100), AXIS, 286, colours['text-1'], 'middle');
  }
  const { kicks } = score;
  const texts = [String(score.home), String(score.away)] as const;
  const widest = Math.max(
    ...(await Promise.all(texts.map((text) => set(text, SCORE_SIZE)))).map(({ width }) => width),
  );
  const size = SCORE_SIZE * Math.min(1, SIDE_WIDTH / widest) * (kicks ? KICKS_SCALE : 1);
  const [dash, gap] = [size * 0.26, size * 0.14];
  const y = SCORE_Y - (SCORE_SIZE - size) * 0.35;
  const [home, away] = [await set(texts[0], size), await set(texts[1], size)];
  const colourOf = (side: Side) => (loser === side ? colours['text-2'] : colours['text-1']);
  const bracketed = async (side: Side) =>
    kicks && (await set(`(${kicks[side]})`, size * KICKS_SHARE));
  const [homeKicks, awayKicks] = [await bracketed('home'), await bracketed('away')];
  const inner = dash / 2 + gap;
  const [homeX, awayX] = [homeKicks, awayKicks].map(
    (one) => inner + (one ? one.width + gap / 2 : 0),
  ) as [number, number];
  return (
    place(home, AXIS - homeX, y, colourOf('home'), 'end') +
    (homeKicks ? place(homeKicks, AXIS - inner, y, colourOf('home'), 'end') : '') +
    `<rect x="${AXIS - dash / 2}" y="${y - size * 0.38}" width="${dash}" height="${size * 0.055}" fill="${colours['text-2']}"/>` +
    (awayKicks ? place(awayKicks, AXIS + inner, y, colourOf('away')) : '') +
    place(away, AXIS + awayX, y, colourOf('away'))
  );
}

async function state({ state: text, phase }: MatchCard, type: Typesetter): Promise<string> {
  if (phase === 'soon') {
    return place(
      await type.cut(text, { face: 'text', size: 28 }, 490),
      AXIS,
      STATE_Y - 20,
      colours['text-2'],
      'middle',
    );
  }
  const line = await type.line(text, { face: 'figures', size: 38 });
  if (phase !== 'live') return place(line, AXIS, STATE_Y, colours['text-1'], 'middle');
  const dot = 26;
  const x = AXIS - (line.width + dot) / 2;
  return (
    `<circle cx="${x + 8}" cy="${STATE_Y - 13}" r="8" fill="${colours.live}"/>` +
    place(line, x + dot, STATE_Y, colours.live)
  );
}

async function notesLine({ notes }: MatchCard, type: Typesetter): Promise<string> {
  const text = notes.join(' · ');
  if (text === '') return '';
  const [size, least] = NOTES_SIZES;
  const whole = await type.line(text, { face: 'text', size });
  const line =
    whole.width <= LINE_WIDTH
      ? whole
      : await type.cut(text, { face: 'text', size: least }, LINE_WIDTH);
  return place(line, AXIS, NOTES_Y, colours['text-2'], 'middle');
}

/** The line of the match, as far as it is played, with its goals: home above, away below. */
function playedLine({ phase, played, goals }: MatchCard): string {
  const colour = {
    soon: 'none',
    live: colours.live,
    moment: colours['text-1'],
    done: colours['text-2'],
  };
  const ticks = goals.map(
    ({ side, at }) =>
      `<rect x="${MARGIN + at * LINE_WIDTH - 2}" y="${side === 'home' ? LINE_Y - 24 : LINE_Y + 8}" width="4" height="20" fill="${colours['text-1']}"/>`,
  );
  const knob =
    phase === 'moment'
      ? `<circle cx="${MARGIN + played * LINE_WIDTH}" cy="${LINE_Y + 2}" r="13" fill="${colours['text-1']}"/>`
      : '';
  return (
    `<rect x="${MARGIN}" y="${LINE_Y}" width="${LINE_WIDTH}" height="4" ${TRACK}/>` +
    `<rect x="${MARGIN}" y="${LINE_Y}" width="${played * LINE_WIDTH}" height="4" fill="${colour[phase]}"/>` +
    ticks.join('') +
    knob
  );
}

async function creditLine({ credit }: MatchCard, type: Typesetter): Promise<string> {
  if (!credit) return '';
  const line = await type.cut(credit, { face: 'text', size: CREDIT_SIZE }, LINE_WIDTH);
  return place(line, AXIS, CREDIT_Y, colours['text-2'], 'middle');
}

/** The picture card of a match as SVG, with all texts as paths. */
export async function cardMarkup(card: MatchCard, type: Typesetter): Promise<string> {
  const parts = [
    ground(card),
    await top(card, type),
    await team(card, 'home', type),
    await team(card, 'away', type),
    await centre(card, type),
    await state(card, type),
    await notesLine(card, type),
    playedLine(card),
    await creditLine(card, type),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">${parts.join('')}</svg>`;
}
