import { expect, test } from 'vitest';
import { type Star, starOf } from '../../../state/favourites/star.ts';
import { starsPath } from './calendar-path.ts';

test('MYT-4 the address of the stars names each kind of id, at most as many as the gateway accepts', () => {
  const stars: Star[] = ['team/a', 'tournament/a', 'match/a', 'team/b'];
  expect(starsPath(stars)).toBe('/calendar/stars.ics?teams=b,a&tournaments=a&matches=a');
  const many = Array.from({ length: 30 }, (_, n) => starOf('team', `te-${n}`));
  const { searchParams } = new URL(starsPath(many), 'http://site.test');
  const teams = searchParams.get('teams')?.split(',');
  expect([teams?.length, teams?.[0]]).toEqual([12, 'te-29']);
});
