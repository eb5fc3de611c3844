import { expect, test } from 'vitest';
import { aMatch } from '../../../../test/a-match.ts';
import { loadWholeCatalogue } from '../../../i18n/catalogue.ts';
import { createI18n } from '../../../i18n/create-i18n.ts';
import type { Language } from '../../../i18n/languages.ts';
import type { MatchEvent } from '../model/match-events.ts';
import { alertsOf, reportedEvents } from './alert-text.ts';

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
  kind,
  key: `ma-1 ${kind}`,
  match: aMatch(),
  ...change,
});

async function reported(events: readonly MatchEvent[], language: Language = 'en') {
  const { t } = createI18n(language, await loadWholeCatalogue(language));
  return alertsOf(reportedEvents(events), t).map(({ title, text }) => `${title} | ${text}`);
}

const football = [
  event('kickOff'),
  event('goal', { side: 'home', number: 2, incident }),
  event('redCard', { side: 'away' }),
  event('period'),
  event('end'),
];

test('PRF-9 an alert names the event, the score and who made it', async () => {
  expect(await reported(football)).toEqual([
    'Kick-off | Northgate Athletic v Harbour Vale',
    'Goal: Northgate Athletic | Northgate Athletic 2–1 Harbour Vale · 45+2′ Tom Ashdown',
    'Red card: Harbour Vale | Northgate Athletic 2–1 Harbour Vale',
    'Half-time | Northgate Athletic 2–1 Harbour Vale',
    'Full time | Northgate Athletic 2–1 Harbour Vale',
  ]);
  expect((await reported(football, 'zh'))[1]).toMatch(/^进球：Northgate Athletic/);
});

test('PRF-8 alerts of a covered match report its start and end, and no score', async () => {
  const covered = football.map((one) => ({ ...one, match: aMatch({ covered: true }) }));
  expect(await reported(covered)).toEqual([
    'Kick-off | Northgate Athletic v Harbour Vale',
    'Full time | Northgate Athletic v Harbour Vale',
  ]);
});

test('PRF-9 matches that begin together are one alert, which leads to their list', async () => {
  const { t } = createI18n('en', await loadWholeCatalogue('en'));
  const another = event('kickOff', { match: aMatch({ id: 'ma-2' }) });
  const alerts = alertsOf([event('kickOff'), another, event('end')], t);
  expect(alerts.map(({ title, href }) => [title, href])).toEqual([
    ['2 matches have started', '/football/matches'],
    ['Full time', `/football/matches/${aMatch().id}`],
  ]);
});
