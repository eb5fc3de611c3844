import { expect, test } from 'vitest';
import { games, sports } from '../paths.ts';
import { games as names } from './en/core.json';

test('SYS-11 the esports titles have the names that were ordered', () => {
  const titles = games.filter((game) => !sports.some((sport) => sport === game));
  expect(titles.map((title) => names[title]).join(', ')).toBe(
    'CS2, LoL, Dota 2, Valorant, Rainbow 6, Call of Duty, Rocket League, Overwatch, Arena of Valor, PUBG, Wild Rift',
  );
});
