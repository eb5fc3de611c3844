import { expect, test } from 'vitest';
import { aMatch } from '../../../../test/a-match.ts';
import { countryOf } from './match.ts';

test('the country of a tournament is left out where its name begins with it', () => {
  const { tournament } = aMatch();
  const country = { ...tournament.country, name: '英格兰' };
  expect(countryOf(tournament)).toBe('England');
  expect(countryOf({ ...tournament, country, name: '英格兰超级联赛' })).toBe('');
});
