import { expect, test } from 'vitest';
import { aMatch } from '../../../../test/a-match.ts';
import { loadWholeCatalogue } from '../../../i18n/catalogue.ts';
import type { Language } from '../../../i18n/languages.ts';
import { createTranslator } from '../../../i18n/translator.ts';
import { alertsOf, toldEvents } from './alert-text.ts';
import type { MatchEvent } from './match-events.ts';

const incident: MatchEvent['incident'] = {
  id: 'g',
  kind: 'goal',
  at: 1,
  side: 'home',
  minute: 45,
  stoppage: 2,
  player: 'Tom Ashdown',
  text: 'Goal',
};

const event = (kind: MatchEvent['kind'], change: Partial<MatchEvent> = {}): MatchEvent => ({
  ...{ kind, key: `ma-1 ${kind}`, match: aMatch() },
  ...change,
});

async function told(events: readonly MatchEvent[], isCovered = false, language: Language = 'en') {
  const { t } = createTranslator(language, await loadWholeCatalogue(language));
  return alertsOf(toldEvents(events, isCovered), isCovered, t).map(
    ({ title, text }) => `${title} | ${text}`,
  );
}

const football = [
  event('kickOff'),
  event('goal', { side: 'home', number: 2, incident }),
  event('redCard', { side: 'away' }),
  event('end'),
];

test('PRF-9 an alert names the event, the score and who made it', async () => {
  expect(await told(football)).toEqual([
    'Kick-off | Northgate Athletic v Harbour Vale',
    'Goal: Northgate Athletic | Northgate Athletic 2–1 Harbour Vale · 45+2′ Tom Ashdown',
    'Red card: Harbour Vale | Northgate Athletic 2–1 Harbour Vale',
    'Full time | Northgate Athletic 2–1 Harbour Vale',
  ]);
  expect((await told(football, false, 'zh'))[1]).toMatch(/^进球：Northgate Athletic/);
});

test('PRF-8 without spoilers an alert tells that a match begins and ends, and no score', async () => {
  expect(await told(football, true)).toEqual([
    'Kick-off | Northgate Athletic v Harbour Vale',
    'Full time | Northgate Athletic v Harbour Vale',
  ]);
});

test('PRF-8 without spoilers a quarter is told, but not a map, whose number may tell the result', async () => {
  const period = (sportType: 'basketball' | 'dota2') =>
    event('period', {
      number: 2,
      match: aMatch({ tournament: { ...aMatch().tournament, sportType } }),
    });
  expect(await told([period('basketball'), period('dota2')], true)).toEqual([
    'End of quarter 2 | Northgate Athletic v Harbour Vale',
  ]);
});

test('PRF-9 matches that begin together are one alert, which leads to their list', async () => {
  const { t } = createTranslator('en', await loadWholeCatalogue('en'));
  const another = event('kickOff', { match: aMatch({ id: 'ma-2' }) });
  const alerts = alertsOf([event('kickOff'), another, event('end')], false, t);
  expect(alerts.map(({ title, href }) => [title, href])).toEqual([
    ['2 matches have started', '/football/matches'],
    ['Full time', `/football/matches/${aMatch().id}`],
  ]);
});
