import type { TeamRanking, Tournament } from '@touchline/types';
import { expect, test } from 'vitest';
import { chatReply } from '../src/chat/reply.ts';
import { worldFetch } from '../src/testing/index.ts';
import { loadHistory } from '../src/world/history/load-history.ts';
import { sharedWorld } from './world-samples.ts';

const AT = '2012-05-13T15:20:00Z';
const now = Date.parse(AT) / 1000;
const history = await loadHistory();
const world = sharedWorld('touchline', 'small', history);
const named = (text: string) => {
  const { teams, tournaments } = world.at(now, 'en').namesIn(text);
  return [...teams, ...tournaments].map(({ id }) => id);
};

test.each([
  ['How did QPR do?', 'te-eng-queens-park-rangers'],
  ['man city score', 'te-eng-manchester-city'],
  ['曼城现在比分', 'te-eng-manchester-city'],
  ['When do Spurs play next?', 'te-eng-tottenham-hotspur'],
  ['热刺下一场', 'te-eng-tottenham-hotspur'],
  ['¿Cuándo juega el Barça?', 'te-esp-fc-barcelona'],
  ['barca', 'te-esp-fc-barcelona'],
  ['巴萨', 'te-esp-fc-barcelona'],
  ['atletico madrid', 'te-esp-atletico-madrid'],
  ['Bayern', 'te-ger-bayern-munchen'],
  ['Did Inter win?', 'te-ita-inter'],
  ['国米赢了吗', 'te-ita-inter'],
  ['PSG odds', 'te-fra-paris-saint-germain'],
  ['EPL table', 'to-en1'],
  ['Premier League', 'to-en1'],
  ['英超积分榜', 'to-en1'],
  ['西甲积分榜', 'to-es1'],
  ['欧冠', 'to-uefacl'],
])('API-5 a real club or league is known by what visitors call it: %s', (text, id) => {
  expect(named(text)).toEqual([id]);
});

test('API-5 a club and a league in one question are both known', () => {
  expect(named('Man Utd in the Premier League')).toEqual(['te-eng-manchester-united', 'to-en1']);
});

test('API-5 the chat answers about real clubs in each language', () => {
  const ask = (text: string) =>
    chatReply(text, { viewIn: (language) => world.at(now, language), now });
  expect(ask('What is the score of QPR?')).toContain('Manchester City 1–0 Queens Park Rangers');
  expect(ask('曼城比分')).toContain('曼城 1–0 女王公园巡游者');
  expect(ask('¿Cómo va el Man City?')).toContain('Manchester City 1–0 Queens Park Rangers');
  expect(ask('como va el Man City?')).toContain('Manchester City 1–0 Queens Park Rangers');
  expect(ask('英超积分榜')).toMatch(/\/football\/tournament\/to-en1$/);
});

test('API-18 lists of teams and tournaments have their nicknames, for the search', async () => {
  const fetch = worldFetch({ at: AT, size: 'small', seasons: 'real' });
  const list = async <T>(path: string): Promise<T[]> =>
    ((await (await fetch(path)).json()) as { data: T[] }).data;
  const teams = await list<TeamRanking>('/api/teams/rankings?sportType=football&size=100');
  // From Spain the data have in that year the clubs of the Champions League alone.
  const spanish = await list<TeamRanking>(
    '/api/teams/rankings?sportType=football&countryId=co-esp&size=100',
  );
  const tournaments = await list<Tournament>(
    '/api/tournaments/ongoing?timezoneOffset=0&sportType=football&size=100',
  );
  expect(teams.find(({ name }) => name === 'Manchester City')?.aliases).toContain('Man City');
  expect(spanish.find(({ name }) => name === 'FC Barcelona')?.aliases).toContain('Barça');
  expect(tournaments.find(({ id }) => id === 'to-en1')?.aliases).toContain('英超');
});
