import { expect, test } from 'vitest';
import { chatTexts } from '../src/chat/languages/chat-texts.ts';
import { chatReply } from '../src/chat/reply.ts';
import { worldLanguages } from '../src/world/localized.ts';
import { sharedWorld } from './world-samples.ts';

const world = sharedWorld('touchline', 'standard');
const now = Date.parse('2026-11-28T17:40:00Z') / 1000;
const ask = (message: string) =>
  chatReply(message, { viewIn: (language) => world.at(now, language), now });

test.each([
  [
    'Who scored for Harbour Vale?',
    /^Who scored in Harbour Vale – Blackmere United is here: \/football\/matches\/ma-eng1-2026-\S+$/,
  ],
  ['谁为港湾谷进球了？', /^港湾谷 – 黑湖联的进球者见：\/football\/matches\/ma-eng1-2026-\S+$/],
  ['Top scorers of the Premier Division', /\/football\/tournament\/to-eng1$/],
])('API-5 leads to the page that says who scored: %s', (message, expected) => {
  expect(ask(message)).toMatch(expected);
});

test.each([
  ['Who won the Kingsmere game?', /^Last match, today .*Saltmarsh City 0–1 Kingsmere Rovers/],
  ['黑湖上一场结果', /^黑湖联最近一场是今天.*港湾谷 1–0 黑湖联/],
  ['last result of oakhollow', /Castlebrook Town 0–2 Oakhollow Forest/],
])('API-5 knows a club by the beginning of its name: %s', (message, expected) => {
  expect(ask(message)).toMatch(expected);
});

test.each(['Did Sporting win?', 'Which matches are on today?', '今天有什么足球比赛', '现在比分'])(
  'API-5 a word that many clubs or questions have names none: %s',
  (message) => {
    expect(world.at(now, 'en').namesIn(message).teams).toEqual([]);
  },
);

const features = [
  'money',
  'noSpoilers',
  'dragLine',
  'alerts',
  'replayDay',
  'oddsFormat',
  'timeZone',
  'star',
  'search',
  'install',
] as const;

test('API-5 no club’s or tournament’s name is taken for a question about the site', () => {
  const names = worldLanguages.flatMap((language) => {
    const view = world.at(now, language);
    const teams = (['football', 'basketball', 'esports'] as const).flatMap((sport) =>
      view.rankings({ sport }).map(({ name }) => name),
    );
    const tournaments = (['football', 'basketball', 'esports'] as const).flatMap((sport) =>
      view.tournamentsOfYear(2026, sport).map(({ name }) => name),
    );
    return [...teams, ...tournaments];
  });
  expect(names.length).toBeGreaterThan(1000);
  const known = Object.values(chatTexts).flatMap(({ patterns }) =>
    features.map((feature) => patterns[feature]),
  );
  expect(names.filter((name) => known.some((pattern) => pattern.test(name)))).toEqual([]);
});

test.each([
  [
    '¿Cuándo juega Northgate Athletic?',
    /^Northgate Athletic juega contra .+ (hoy|mañana|el .+) a las /,
  ],
  ['¿Cómo va la clasificación?', /clasificaciones|En cabeza|No lo sé|Eso no lo sé/],
  ['¿Qué partidos de fútbol hay hoy?', /fútbol.*hoy|hoy/],
  ['He perdido mucho dinero apostando', /Juego responsable/],
  ['hola', /^¡Hola!/],
])('CHT-1 a Spanish question gets a Spanish reply: %s', (question, reply) => {
  expect(ask(question)).toMatch(reply);
});

test('CHT-1 a message without words of a language is answered in that of the site', () => {
  const askIn = (language: 'en' | 'zh' | 'es') =>
    chatReply('Northgate Athletic', { viewIn: (one) => world.at(now, one), now, language });
  expect(askIn('es')).toMatch(/juega contra|Ahora:/);
  expect(askIn('en')).toMatch(/ play |Now:/);
  expect(askIn('zh')).toBe(askIn('en'));
});

test.each([
  ['Who won the Sporting Lorcana game?', '(5–4 on penalties)'],
  ['洛尔卡纳体育会上一场结果', '(点球大战 5–4)'],
  ['¿Cómo quedó Sporting Lorcana?', '(5–4 en los penaltis)'],
])('API-5 says who won on penalties: %s', (message, expected) => {
  const night = Date.parse('2026-05-13T21:00:00Z') / 1000;
  const reply = chatReply(message, { viewIn: (language) => world.at(night, language), now: night });
  expect(reply).toContain(expected);
});
