import { expect, test } from 'vitest';
import { aMatch } from '../../../../test/a-match.ts';
import { leagueOf, newsOf, playingFirst } from './my-teams-data.ts';

const { tournament, awayTeam } = aMatch();

test('MYT-2 the place of a team is that of its league, not of a cup', () => {
  const cup = { ...tournament, id: 'to-eng-cup' };
  const tie = aMatch({ tournament: cup, tie: 3, roundKind: 'round-of-16' });
  expect(leagueOf([tie, aMatch()])?.id).toBe('to-eng1');
  expect(leagueOf([tie])).toBeUndefined();
  // An upstream may give a tie no name of its round, and a final no number.
  expect(leagueOf([aMatch({ tie: 3 }), aMatch({ roundKind: 'final' })])).toBeUndefined();
});

test('MYT-2 teams that play come first, the others in the order in which they were starred', () => {
  expect(playingFirst(['te-b', awayTeam.id, 'te-a'], [aMatch()])).toEqual([
    awayTeam.id,
    'te-b',
    'te-a',
  ]);
});

test('MYT-2 the news of a team is the latest that names it', () => {
  const item = (id: string, title: string) => ({ id, title, image: '', date: '', time: '' });
  const items = [item('ar-1', 'Northgate Athletic win'), item('ar-2', 'Harbour Vale lose')];
  expect(newsOf(items, 'Harbour Vale')?.id).toBe('ar-2');
  expect(newsOf(items, 'Blackmere')).toBeUndefined();
  expect(newsOf(items, 'Harbour Val')).toBeUndefined();
});
