import type { Match, MatchComment, MatchIncident } from '@touchline/types';
import { expect, test } from 'vitest';
import { worldLanguages } from '../src/world/localized.ts';
import { sharedWorld } from './world-samples.ts';

const SATURDAY = 1_795_824_000;
const DAY_SECONDS = 86_400;
const world = sharedWorld('touchline', 'standard');
const after = {
  en: world.at(SATURDAY + 2 * DAY_SECONDS, 'en'),
  zh: world.at(SATURDAY + 2 * DAY_SECONDS, 'zh'),
  es: world.at(SATURDAY + 2 * DAY_SECONDS, 'es'),
};
const idsOf = (sport: 'football' | 'basketball' | 'esports') =>
  after.en.matchesBetween(SATURDAY, SATURDAY + DAY_SECONDS, sport).map(({ id }) => id);
const football = idsOf('football');

const linesOf = ({ incidents = [], commentary = [] }: Match): (MatchIncident | MatchComment)[] =>
  [...incidents, ...commentary].sort((a, b) => a.at - b.at);

test('MDT-2 a football match has at least 12 lines by its 60th minute', () => {
  expect(football.length).toBeGreaterThan(150);
  for (const id of football) {
    const { startTime } = after.en.match(id) as Match;
    // 45 minutes, stoppage time, the break and 15 minutes.
    const match = world.at(startTime + 76 * 60, 'en').match(id) as Match;
    expect(linesOf(match).length, id).toBeGreaterThanOrEqual(12);
  }
});

test('MDT-2 a match repeats no line, even with other names, and gives the score of a goal as a figure only', () => {
  for (const id of football) {
    const match = after.en.match(id) as Match;
    const { homeTeam, awayTeam } = match;
    const plain = linesOf(match).map(({ text, kind, ...line }) => {
      const names = [
        homeTeam.name,
        awayTeam.name,
        line.player,
        'replaced' in line && line.replaced,
      ];
      const bare = names.reduce<string>(
        (rest, name) => (name ? rest.replaceAll(name, '*') : rest),
        text,
      );
      if (/goal/.test(kind)) expect(text, id).not.toMatch(/\d–\d/);
      return bare.replace(/^\d+(\+\d+)?' /, '');
    });
    const repeated = [...Map.groupBy(plain, (one) => one)].filter(([, all]) => all.length > 1);
    expect(
      repeated.map(([text]) => text),
      id,
    ).toEqual([]);
  }
});

test('MDT-2 a map of a few goals reports a score once', () => {
  const games = idsOf('esports').filter((id) => id.startsWith('ma-rl'));
  expect(games.length).toBeGreaterThan(3);
  for (const id of games) {
    const lines = linesOf(after.en.match(id) as Match).map(({ at, text }) => `${at} ${text}`);
    expect(lines, id).toEqual([...new Set(lines)]);
  }
});

test('MDT-2 Chinese lines name players in Chinese', () => {
  for (const id of football) {
    const match = after.zh.match(id) as Match;
    for (const { text, player } of linesOf(match)) {
      const rest = [match.homeTeam.name, match.awayTeam.name].reduce(
        (one, name) => one.replaceAll(name, ''),
        text,
      );
      expect(rest, id).not.toMatch(/\p{Script=Latin}/u);
      if (player) expect(text).toContain(player);
    }
  }
});

test('MDT-2 nobody acts before coming on or after going off, and sides change three to five players', () => {
  for (const id of football) {
    const { homeTeam, commentary = [], incidents = [] } = after.en.match(id) as Match;
    for (const side of ['home', 'away'] as const) {
      const changes = commentary.filter((one) => one.kind === 'substitution' && one.side === side);
      expect(changes.length, id).toBeGreaterThanOrEqual(3);
      expect(changes.length, id).toBeLessThanOrEqual(5);
      const acts = [...incidents, ...commentary].filter(
        (one) =>
          one.side === side && one.player && one.kind !== 'own-goal' && one.kind !== 'substitution',
      );
      for (const { player, replaced, at } of changes) {
        for (const act of acts) {
          if (act.player === player) expect(act.at, `${id} ${homeTeam.name}`).toBeGreaterThan(at);
          if (act.player === replaced) expect(act.at, `${id} ${homeTeam.name}`).toBeLessThan(at);
        }
      }
    }
  }
});

test('MDT-2 every goal has its scorer and its minute', () => {
  for (const id of football) {
    const { incidents = [] } = after.en.match(id) as Match;
    for (const { kind, player, minute, side } of incidents) {
      if (!/^(own-|penalty-)?goal$/.test(kind)) continue;
      expect([player, minute, side]).not.toContain(undefined);
    }
  }
});

test('MDT-2 lines appear at their instant and never change', () => {
  const [id = ''] = football;
  const whole = after.en.match(id) as Match;
  for (const [no, { at }] of (whole.commentary ?? []).entries()) {
    const before = world.at(at - 1, 'en').match(id) as Match;
    const now = world.at(at, 'en').match(id) as Match;
    expect(before.commentary?.length).toBe(whole.commentary?.findIndex((one) => one.at >= at));
    expect(now.commentary?.slice(0, no + 1)).toEqual(whole.commentary?.slice(0, no + 1));
  }
});

test('MDT-2 basketball and esports matches have commentary in every language', () => {
  for (const id of [...idsOf('basketball'), ...idsOf('esports')]) {
    for (const language of worldLanguages) {
      const { commentary = [] } = after[language].match(id) as Match;
      expect(commentary.length, id).toBeGreaterThan(0);
      for (const { text } of commentary) expect(text).not.toMatch(/undefined|\{/);
    }
  }
});

test('PRF-1 no line of a match is the English one in Spanish, and none has Chinese', () => {
  for (const sport of ['football', 'basketball', 'esports'] as const) {
    for (const id of idsOf(sport)) {
      const linesIn = (language: 'en' | 'es') => {
        const { commentary = [], incidents = [] } = after[language].match(id) as Match;
        return [...commentary, ...incidents].map(({ text }) => text);
      };
      const english = new Set(linesIn('en'));
      // A result alone has no words but the names: `Final — Northgate Athletic 2–1 Harbour Vale.`
      const same = linesIn('es').filter(
        (text) => english.has(text) && !text.startsWith('Final — '),
      );
      expect(same, id).toEqual([]);
      expect(linesIn('es').join(' ')).not.toMatch(/\p{Script=Han}|undefined|\{/u);
    }
  }
});

test('API-9 lists of matches leave the commentary out', () => {
  const view = world.at(SATURDAY + 15.5 * 3600, 'en');
  const live = view.liveMatches();
  const commentaries = live.map(({ id }) => view.match(id)?.commentary ?? []);
  expect(commentaries.some((lines) => lines.length > 5)).toBe(true);
  for (const match of [...live, ...view.matchesBetween(SATURDAY, SATURDAY + DAY_SECONDS)]) {
    expect(match.commentary).toBeUndefined();
  }
});

/** The Copa Ibérica of 2026 was decided by twelve kicks, after thirty goalless minutes. */
const FINAL = 'ma-espcup-2025-k2-1';
const MAY = Date.UTC(2026, 4, 14) / 1000;

test('MDT-2 extra time has commentary like any other play', () => {
  const { commentary = [] } = world.at(MAY, 'en').match(FINAL) as Match;
  const extra = commentary.filter(({ minute = 0 }) => minute > 90);
  expect(extra.length).toBeGreaterThanOrEqual(8);
  expect(commentary.filter(({ minute = 0 }) => minute <= 90).length).toBeGreaterThan(20);
});

test('MDT-2 both halves of extra time begin and end with a line', () => {
  const { incidents = [] } = world.at(MAY, 'en').match(FINAL) as Match;
  const lines = incidents.filter(({ kind, minute = 0 }) => /period/.test(kind) && minute >= 90);
  expect(lines.map(({ minute, text }) => `${minute} ${text}`)).toEqual([
    '90 Ninety minutes — 0–0, extra time follows.',
    '91 Extra time is under way.',
    '105 Half-time of extra time — 0–0.',
    '106 The second half of extra time is under way.',
    '120 Extra time — 0–0, penalties decide.',
  ]);
});

test('MDT-2 the kicks of a shoot-out read as play, the last one with its result, and the end names the winner', () => {
  const linesIn = (language: 'en' | 'zh') =>
    (world.at(MAY, language).match(FINAL) as Match).incidents?.slice(-3).map(({ text }) => text);
  expect(linesIn('en')).toMatchInlineSnapshot(`
    [
      "Iván Arriemedo finds the corner. No chance for the goalkeeper.",
      "Maximiliano Sarmiento misses! Sporting Lorcana win the shoot-out 5–4.",
      "Sporting Lorcana win 5–4 on penalties after 0–0.",
    ]
  `);
  expect(linesIn('zh')).toMatchInlineSnapshot(`
    [
      "伊万·阿列梅多打入死角，门将无能为力。",
      "马克西米利亚诺·萨缅托罚丢了！洛尔卡纳体育会以5–4赢下点球大战。",
      "洛尔卡纳体育会点球大战5–4获胜，此前战成0–0。",
    ]
  `);
});
