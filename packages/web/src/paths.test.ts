import { expect, test } from 'vitest';
import { isGame, isId, paths, sportOf, switchGame } from './paths.ts';

test.each([
  ['/football/matches', '/lol/matches'],
  ['/football/matches/ma-eng1-26-12-3', '/lol/matches'],
  ['/football/news', '/lol/news'],
  ['/football/news/article/ar-read-a-price', '/lol/news'],
  ['/football/tournament/to-eng1', '/lol/tournaments/all'],
  ['/football/tournaments/co-eng', '/lol/tournaments/all'],
  ['/football/team/te-eng-7', '/lol/teams/all'],
  ['/football/teams/co-eng', '/lol/teams/all'],
  ['/football/predictions', '/lol/predictions'],
  ['/football/predictions?show=finished', '/lol/predictions?show=finished'],
  ['/football/matches?date=20261129&show=live', '/lol/matches?date=20261129&show=live'],
  ['/football/matches?find=united&rows=all', '/lol/matches'],
  ['/football', '/lol/matches'],
])('HDR-4 switching the game at %s leads to %s', (from, to) => {
  const [pathname = '', search] = from.split('?');
  expect(switchGame(pathname, 'lol', search)).toBe(to);
});

test('SYS-8 a game is one of three sports or eleven titles', () => {
  expect(isGame('wild-rift')).toBe(true);
  expect(isGame('chess')).toBe(false);
  expect(isGame(undefined)).toBe(false);
  expect(sportOf('dota2')).toBe('esports');
  expect(sportOf('basketball')).toBe('basketball');
});

test('the day and the filter of the matches are in their URL', () => {
  expect(paths.matches('football')).toBe('/football/matches');
  expect(paths.matches('lol', { date: '20261121', show: 'live' })).toBe(
    '/lol/matches?date=20261121&show=live',
  );
});

test('ENT-12 an id is 1 to 64 characters that need no escape in a URL, whatever they mean', () => {
  const ids = ['nqp2u8jst2alpsx', 'A.b_c~d-1', 'x'.repeat(64)];
  expect(ids.every(isId)).toBe(true);
  expect(['', 'a/b', 'a b', 'ä', 'x'.repeat(65), undefined].some(isId)).toBe(false);
});
