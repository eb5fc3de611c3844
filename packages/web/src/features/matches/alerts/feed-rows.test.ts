import type { NewsItem } from '@touchline/types';
import { beforeAll, expect, test } from 'vitest';
import { aMatch, kickOff } from '../../../../test/a-match.ts';
import { loadWholeCatalogue } from '../../../i18n/catalogue.ts';
import { createI18n } from '../../../i18n/create-i18n.ts';
import { feedRows } from './feed-rows.ts';

const goal = {
  id: 'g',
  kind: 'goal',
  at: kickOff + 1080,
  side: 'home',
  minute: 18,
  player: 'Tom Ashdown',
  home: 1,
  away: 0,
  text: 'Goal',
} as const;
const live = aMatch({ incidents: [goal] });
const over = aMatch({
  id: 'ma-2',
  statusId: 'FINISHED',
  startTime: kickOff - 86_400,
  endTime: kickOff - 80_000,
});
const item: NewsItem = {
  id: 'ar-1',
  title: 'Harbour Vale look back',
  image: '',
  date: '',
  time: '',
  created_at: kickOff - 60,
  sportType: 'football',
};

let t: ReturnType<typeof createI18n>['t'];
beforeAll(async () => {
  ({ t } = createI18n('en', await loadWholeCatalogue('en')));
});

const feed = (change: Partial<Parameters<typeof feedRows>[0]> = {}) =>
  feedRows({
    matches: [live, over, live],
    news: [item, { ...item, id: 'ar-2', title: 'Another club' }],
    teamIds: [live.homeTeam.id, live.awayTeam.id],
    since: kickOff - 3 * 86_400,
    t,
    ...change,
  }).map(({ alert }) => `${alert.title} | ${alert.text}`);

test('MYT-3 the feed has goals, kick-offs, results and news of the teams, each once and the latest first', () => {
  expect(feed()).toEqual([
    'Goal: Northgate Athletic | Northgate Athletic 1–0 Harbour Vale · 18′ Tom Ashdown',
    'Kick-off | Northgate Athletic v Harbour Vale',
    'Harbour Vale look back | Harbour Vale',
    'Full time | Northgate Athletic 2–1 Harbour Vale',
  ]);
});

test('MYT-3 news of the feed is that of the sport in which the team plays', () => {
  const hoops = { ...item, sportType: 'basketball' } as const;
  expect(feed({ matches: [over], news: [hoops], since: kickOff - 80_000 })).toEqual([]);
});

test('MYT-3 the feed forgets what is old, and gives no covered result away', () => {
  expect(feed({ since: kickOff + 1000 })).toHaveLength(1);
  const covered = [live, over].map((match) => ({ ...match, covered: true as const }));
  expect(feed({ matches: covered, news: [] })).toEqual([
    'Kick-off | Northgate Athletic v Harbour Vale',
    'Full time | Northgate Athletic v Harbour Vale',
  ]);
});
