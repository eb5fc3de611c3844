import { readFileSync } from 'node:fs';
import type { MatchCard } from '@touchline/shared/domain/page-renderer';
import { expect, test } from 'vitest';
import { cardMarkup, colours } from '../src/cards/card-markup.ts';
import { drawCard } from '../src/cards/draw-card.ts';
import { Fonts } from '../src/cards/fonts.ts';
import { Typesetter } from '../src/cards/typesetter.ts';
import { aCard } from './a-card.ts';

const MAX_BYTES = 200_000;
const type = new Typesetter(new Fonts());
const LONG_NAME = 'Sportgemeinschaft Oberwaldkirchen-Niederfeld 1897';

const cards: Record<string, Partial<MatchCard>> = {
  'in play': {},
  'long names': {
    home: { id: 'te-a', name: LONG_NAME },
    away: { id: 'te-b', name: 'Čeçenistan Gençlerbirliği Spor Kulübü Şanlıurfa' },
    place: 'Bosnia and Herzegovina · Championship of the Northern and Southern Conference',
  },
  Chinese: {
    home: { id: 'te-a', name: '北门竞技足球俱乐部' },
    away: { id: 'te-b', name: '港湾谷联队' },
    place: '英格兰超级联赛',
    stage: '第 12 轮',
    state: '进行中 67′',
  },
  'three digits': { sport: 'basketball', score: { home: 112, away: 108 }, state: 'LIVE Q4' },
  maps: { sport: 'esports', score: { home: 1, away: 0 }, state: 'LIVE Map 2', goals: [] },
  'an upcoming match': {
    phase: 'soon',
    score: { kickOff: '15:00' },
    state: 'Wednesday 30 September 2026, UTC',
    goals: [],
  },
  'a moment': { phase: 'moment', state: '45+2′' },
  'the end': { phase: 'done', state: 'Full time', played: 1 },
};

test.each(Object.entries(cards))('a card with %s has up to 200 kB', async (_, change) => {
  expect((await drawCard(aCard(change))).length).toBeLessThan(MAX_BYTES);
});

test('names are drawn as paths: no character of a name is in the markup', async () => {
  const name = '</g><script>alert("x")</script>&amp;';
  const markup = await cardMarkup(aCard({ home: { id: 'te-<x', name } }), type);
  expect(markup).not.toMatch(/script|alert|&|te-</);
  expect(markup).not.toContain('<text');
});

test.each(['Northgate', '北门竞技', 'Şanlıurfa', 'Đội', 'Спартак'])(
  '%s has a glyph for each character',
  async (name) => {
    const { markup } = await type.line(name, { face: 'head', size: 46 });
    expect(markup.match(/<path/g)).toHaveLength([...name].length);
  },
);

test('the kicks of a shoot-out are from left to right like the names', async () => {
  const score = { home: 1, away: 1, kicks: { home: 5, away: 4 } };
  const markup = await cardMarkup(aCard({ score, stage: '', state: 'End', place: '' }), type);
  const placeOf = async (digit: string) => {
    const line = await type.line(digit, { face: 'figures', size: 1 });
    return markup.indexOf(/ d="[^"]+"/.exec(line.markup)?.[0] ?? 'none');
  };
  const [one = -1, five = -1, four = -1] = await Promise.all(['1', '5', '4'].map(placeOf));
  expect([one > 0, five > one, four > five]).toEqual([true, true, true]);
});

test('a character that no font has is left out', async () => {
  const { markup } = await type.line('A\u{13000}B', { face: 'head', size: 46 });
  expect(markup.match(/<path/g)).toHaveLength(2);
});

test('a name that is too long for a line is broken into two of about the same length, or cut', async () => {
  const sizes = { face: 'head', sizes: [46, 30] } as const;
  const oneLine = await type.twoLines('Harbour Vale', sizes, 430);
  const twoLines = await type.twoLines('Wolverbrook Wanderers Athletic', sizes, 430);
  const cut = await type.twoLines(LONG_NAME, sizes, 430);
  expect([oneLine, twoLines, cut].map(({ lines, size }) => [lines.length, size])).toEqual([
    [1, 46],
    [2, 46],
    [2, 30],
  ]);
  for (const { lines } of [oneLine, twoLines, cut]) {
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(430);
  }
});

/** The dark value of a token of the site as #rrggbb: CSS Color 4, §9 and §10. */
function darkToken(name: string): string {
  const sheet = readFileSync(new URL('../../web/src/theme/tokens.css', import.meta.url), 'utf8');
  const [, dark = ''] =
    new RegExp(`--${name}: light-dark\\(\\s*oklch\\([^)]*\\),\\s*oklch\\(([^)]*)\\)`).exec(sheet) ??
    [];
  const [l = 0, c = 0, h = 0] = dark.split(' ').map(Number);
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const [long, medium, short] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  const bytes = linear.map((value) => {
    const clamped = Math.min(1, Math.max(0, value));
    const encoded = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${bytes.join('')}`;
}

test.each(Object.entries(colours))('the card’s %s is the token of the dark theme', (name, hex) => {
  expect(darkToken(name)).toBe(hex);
});
