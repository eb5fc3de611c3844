import { expect, test } from 'vitest';
import { aMatch, kickOff } from '../../../../test/a-match.ts';
import { dayOf } from '../../../format/compact-day.ts';
import { isoTime } from '../../../format/iso-time.ts';
import { createI18n } from '../../../i18n/create-i18n.ts';
import en from '../../../i18n/en/core.json';
import zh from '../../../i18n/zh/core.json';
import { stageText } from './match.ts';
import { matchView } from './match-view.ts';

const { t } = createI18n('en', { core: en });
const chinese = createI18n('zh', { core: zh }).t;
const now = (kickOff + 67 * 60) * 1000;
const context = { now, zone: 'Europe/London', odds: 'decimal', t } as const;

test('a match whose score is not known says none', () => {
  const match = aMatch({ statusId: 'ONGOING' });
  const unknown = {
    ...match,
    homeTeam: { ...match.homeTeam, score: null },
    awayTeam: { ...match.awayTeam, score: null },
  };
  expect(matchView(unknown, context).sentence).not.toMatch(/0–0/);
  expect(matchView({ ...match, covered: true }, context).sentence).not.toMatch(/2–1/);
});

test('a row is one sentence for screen readers', () => {
  const match = aMatch({ clock: { phase: 'second-half', minute: 67 } });
  expect(matchView(match, context).sentence).toBe(
    'Northgate Athletic versus Harbour Vale, live, minute 67, 2–1, odds 1.62 / 2.38',
  );
  expect(matchView(match, { ...context, t: chinese }).sentence).toBe(
    'Northgate Athletic 对 Harbour Vale，进行中，第 67 分钟，2–1，赔率 1.62 / 2.38',
  );
});

test('a match with a status that the contract lacks, or a time that no date has, is shown as one to come', () => {
  for (const statusId of ['POSTPONED', 'constructor', 'toString']) {
    const match = aMatch({ statusId: statusId as never });
    const { state, sentence } = matchView(match, context);
    expect(state).toBe('soon');
    expect(sentence).toContain('Northgate Athletic versus Harbour Vale');
  }
  for (const startTime of [1e15, -1e15]) {
    const match = aMatch({ startTime, statusId: 'UPCOMING' });
    expect(matchView(match, context).time).toMatch(/^\d\d:\d\d$/);
    expect(dayOf(startTime * 1000, 'Asia/Shanghai')).toMatch(/^\d{8}$/);
    expect(isoTime(startTime)).toMatch(/^\d{4}-/);
  }
});

test('MDT-1 a match without a clock says when it began, and no minute of the match', () => {
  const { clock } = matchView(aMatch(), context);
  expect(clock).toEqual({
    text: 'LIVE',
    badge: 'started 67 min ago',
    spoken: '67 minutes since kick-off',
    moment: '67′',
  });
});

test.each([
  [{ at: now / 1000 - 135, seconds: 600, pace: 2.25 }, 'Q2 9:00'],
  [{ at: now / 1000 - 9, seconds: 252 }, 'Q2 4:12'],
  [{ at: now / 1000 - 9000, seconds: 600, pace: 2 }, 'Q2 0:00'],
])('MDT-1 a quarter of basketball has its game clock: %o is %s', (countdown, text) => {
  const clock = { phase: 'quarter', number: 2, minute: 6, countdown } as const;
  expect(matchView(aMatch({ clock }), context).clock).toMatchObject({ text, badge: text });
});

test.each([
  [{ phase: 'half-time' }, 'HT'],
  [{ phase: 'quarter', number: 4, minute: 6 }, 'Q4'],
  [{ phase: 'map', number: 3 }, 'Map 3'],
  [{ phase: 'first-half', minute: 45, stoppage: 2 }, '45+2′'],
  [{ phase: 'first-half' }, '1st half'],
  [{ phase: 'second-half' }, 'HT score'],
  [{ phase: 'extra-time' }, 'ET'],
] as const)('a clock in %o shows %s', (clock, text) => {
  expect(matchView(aMatch({ clock }), context).clock.text).toBe(text);
});

test('MAT-8 the state comes from the status, not from the clock', () => {
  const later = { ...context, now: now + 86_400_000 };
  expect(matchView(aMatch(), later).state).toBe('live');
  expect(matchView(aMatch({ statusId: 'UPCOMING' }), later).state).toBe('soon');
});

test('PRF-4 a side without a quote has an indicative figure, labelled as such', () => {
  const match = aMatch();
  const { homeTeam } = match;
  const unquoted = {
    ...match,
    homeTeam: { ...homeTeam, homeTeamAsiaOdds: null, homeTeamAsiaOddsBooker: null },
  };
  const { home, sentence } = matchView(unquoted, context);
  expect(home?.isPlaceholder).toBe(true);
  expect(home?.bookmaker).toBeUndefined();
  expect(sentence).toContain('estimate');
});

test('a price that moved in the last half minute shows its direction', () => {
  const quote = {
    homeWinOdd: 0.62,
    awayWinOdd: 1.2,
    homeWinOpening: 0.5,
    changedAt: now / 1000 - 20,
  };
  const ahead = aMatch({ odds: { 3: { asia: quote } } });
  const match = { ...ahead, awayTeam: { ...ahead.awayTeam, score: 2 } };
  expect(matchView(match, context).home?.moved).toBe('up');
  expect(matchView(match, { ...context, now: now + 20_000 }).home?.moved).toBeUndefined();
  // The opening price is that of another line.
  expect(matchView(ahead, context).home?.moved).toBeUndefined();
});

test('a finished match has a loser, a live one has none', () => {
  expect(matchView(aMatch({ statusId: 'FINISHED' }), context).loser).toBe('away');
  expect(matchView(aMatch(), context).loser).toBeUndefined();
});

const shootOut = aMatch({
  clock: { phase: 'penalties' },
  homeTeam: { ...aMatch().homeTeam, score: 1 },
  periods: [{ kind: 'penalties', number: 1, home: 4, away: 5 }],
});

test('a shoot-out has its score in the clock, then in place of the end, and decides the match', () => {
  expect(matchView(shootOut, context).clock.text).toBe('Pens 4–5');
  expect(matchView(shootOut, context).loser).toBeUndefined();
  const over = matchView({ ...shootOut, statusId: 'FINISHED' }, context);
  expect([over.end, over.loser]).toEqual(['Pens 4–5', 'home']);
  expect(over.sentence).toContain('finished, 1–1, Harbour Vale win 5–4 on penalties, odds');
});

test.each([
  [{ roundKind: 'final', round: 5 }, 'Final'],
  [{ round: 5, tie: 3, stage: 'Third round' }, 'Third round'],
  [{ round: 12, stage: 'Regular season' }, 'Round 12'],
] as const)('MDT-1 %o is called %s', (change, name) => {
  expect(stageText(aMatch(change), t)).toBe(name);
});

test('a title that is always played on one map counts games', () => {
  const { tournament } = aMatch();
  const clock = { phase: 'map', number: 2 } as const;
  const inTitle = (sportType: 'lol' | 'cs2') =>
    matchView(aMatch({ clock, tournament: { ...tournament, sportType } }), context).clock.text;
  expect([inTitle('lol'), inTitle('cs2')]).toEqual(['Game 2', 'Map 2']);
});

test('SYS-8 a match of an esports title has that title in its URL', () => {
  const match = aMatch();
  const lol = { ...match, tournament: { ...match.tournament, sportType: 'lol' as const } };
  expect(matchView(lol, context).path).toBe('/lol/matches/ma-eng1-26-12-3');
  expect(matchView(lol, context).sport).toBe('esports');
});
