import { expect, test } from 'vitest';
import { starsPath } from './calendar-path.ts';

test('MYT-4 the address of the stars names each kind of id, at most as many as the gateway accepts', () => {
  const ids = ['te-a', 'to-a', 'ma-a', 'te-b', 'pl-a', 'nonsense'];
  expect(starsPath(ids)).toBe('/calendar/stars.ics?teams=te-b,te-a&tournaments=to-a&matches=ma-a');
  const many = Array.from({ length: 30 }, (_, n) => `te-${n}`);
  const { searchParams } = new URL(starsPath(many), 'http://site.test');
  const teams = searchParams.get('teams')?.split(',');
  expect([teams?.length, teams?.[0]]).toEqual([24, 'te-29']);
});
