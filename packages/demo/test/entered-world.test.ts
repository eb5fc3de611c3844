import { expect, test } from 'vitest';
import { instantIn, readEntrance } from '../src/api/entered-world.ts';

const NOW = Date.UTC(2026, 10, 28, 12);
const entranceOf = (query: string) => readEntrance(new URL(`https://host.test/?${query}`), NOW);

test('a link to a real day enters its instant, which runs on', () => {
  const { world, to } = entranceOf(
    'at=2012-05-13T15:20:00Z&speed=1&scenario=real-seasons&to=/football/matches',
  );
  expect(to).toBe('/football/matches');
  expect(world).toEqual({
    at: Date.UTC(2012, 4, 13, 15, 20),
    from: NOW,
    speed: 1,
    seasons: 'real',
  });
  expect(world && instantIn(world, NOW + 60_000)).toBe(Date.UTC(2012, 4, 13, 15, 21));
});

test('without a speed the clock of a world stands still', () => {
  const { world } = entranceOf('at=2012-05-13T15:20:00Z&speed=');
  expect(world).not.toHaveProperty('seasons');
  expect(world && instantIn(world, NOW + 60_000)).toBe(Date.UTC(2012, 4, 13, 15, 20));
});

test('without an instant the real seasons have the present', () => {
  const { world } = entranceOf('scenario=real-seasons');
  expect(world && instantIn(world, NOW + 5)).toBe(NOW + 5);
});

test('a link without instant and seasons returns to the present', () => {
  expect(entranceOf('to=/football/matches').world).toBeUndefined();
});

test('an instant may have an offset, whose + may be unencoded', () => {
  const { world } = entranceOf('at=2012-05-13T16:20+01:00');
  expect(world?.at).toBe(Date.UTC(2012, 4, 13, 15, 20));
});

test.each([
  '2012-05-13T16:20',
  '2012-05-13',
  '2012-05-13T16:20[Europe/London]',
  '9999-01-01T00:00:00Z',
  '1500-01-01T00:00:00Z',
  '2012',
  'tomorrow',
])('a link with the instant %s leads to the present', (at) => {
  expect(entranceOf(`at=${at}&scenario=real-seasons`).world).toBeUndefined();
});

test.each(['//evil.example/', '/\\evil.example', 'https://evil.example/', ''])(
  'a link opens no page of another site: %j',
  (to) => {
    expect(entranceOf(`at=2012-05-13T15:20:00Z&to=${encodeURIComponent(to)}`).to).toBe('/');
  },
);
