import { expect, test } from 'vitest';
import { aMatch } from '../../../../test/a-match.ts';
import { type Star, type Stars, starOf } from '../../../state/favourites/star.ts';
import { arrangeMatches, countPast } from './arrange-matches.ts';
import type { ListOptions } from './day-filters.ts';

const defaults: ListOptions = { show: 'all', by: 'league', find: '' };
const NOW = 1_000_000;
const noStars: Stars = new Set();

const inCup = (id: string, cup: string, startTime: number) => {
  const match = aMatch({ id, startTime });
  return { ...match, tournament: { ...match.tournament, id: cup, name: `Cup ${cup}` } };
};
const day = [inCup('ma-1', 'to-1', 300), inCup('ma-2', 'to-2', 200), inCup('ma-3', 'to-1', 200)];

const arranged = (change: Partial<ListOptions>, stars = noStars) =>
  arrangeMatches(day, { ...defaults, ...change }, stars, NOW).map(({ kind, id, matches }) => [
    kind,
    id,
    ...matches.map((match) => match.id),
  ]);

test('MAT-5 without a choice, tournaments are in order of their earliest start', () => {
  const day = [inCup('ma-1', 'to-1', 300), inCup('ma-2', 'to-2', 200), inCup('ma-3', 'to-1', 250)];
  const ids = arrangeMatches(day, defaults, noStars, NOW).map(({ id }) => id);
  expect(ids).toEqual(['to-2', 'to-1']);
});

test('MAT-5 by importance, the league of the better rank comes first', () => {
  const ranked = day.map((match) => ({
    ...match,
    tournament: { ...match.tournament, rank: match.tournament.id === 'to-2' ? 3 : 40 },
  }));
  const ids = arrangeMatches(ranked, { ...defaults, by: 'importance' }, noStars, NOW).map(
    ({ id }) => id,
  );
  expect(ids).toEqual(['to-2', 'to-1']);
});

test('matches by time are grouped by kick-off across tournaments', () => {
  expect(arranged({ by: 'time' })).toEqual([
    ['time', '200', 'ma-2', 'ma-3'],
    ['time', '300', 'ma-1'],
  ]);
});

test('a starred match comes first and once, and so does each match of a starred team', () => {
  expect(arranged({}, new Set<Star>(['match/ma-2']))).toEqual([
    ['starred', 'starred', 'ma-2'],
    ['league', 'to-1', 'ma-1', 'ma-3'],
  ]);
  expect(arranged({}, new Set([starOf('team', aMatch().homeTeam.id)]))).toHaveLength(1);
});

test('MAT-5 a tournament keeps its place when its first match is starred', () => {
  const league = ['league', 'to-1', 'ma-2'];
  const matches = [
    inCup('ma-1', 'to-1', 100),
    inCup('ma-2', 'to-1', 900),
    inCup('ma-3', 'to-2', 200),
  ];
  const [, first] = arrangeMatches(matches, defaults, new Set<Star>(['match/ma-1']), NOW);
  expect([first?.kind, first?.id, ...(first?.matches.map(({ id }) => id) ?? [])]).toEqual(league);
});

test('a starred tournament comes first under its own head; by time, its matches are among the starred', () => {
  const stars = new Set<Star>(['tournament/to-2', 'match/ma-3']);
  expect(arranged({}, new Set<Star>(['tournament/to-2']))).toEqual([
    ['league', 'to-2', 'ma-2'],
    ['league', 'to-1', 'ma-1', 'ma-3'],
  ]);
  expect(arranged({}, stars).map(([kind, id]) => [kind, id])).toEqual([
    ['starred', 'starred'],
    ['league', 'to-2'],
    ['league', 'to-1'],
  ]);
  expect(arranged({ by: 'time' }, stars)[0]).toEqual(['starred', 'starred', 'ma-2', 'ma-3']);
  expect(arranged({ show: 'starred' }, new Set<Star>(['tournament/to-2']))).toEqual([
    ['league', 'to-2', 'ma-2'],
  ]);
});

test('MAT-8 a match in a state that only the upstream knows is among the upcoming', () => {
  const postponed = { ...aMatch({ id: 'ma-1' }), statusId: 'POSTPONED' as 'UPCOMING' };
  const shown = (show: ListOptions['show']) =>
    arrangeMatches([postponed], { ...defaults, show }, noStars, NOW).length;
  expect([shown('upcoming'), shown('live'), shown('finished')]).toEqual([1, 0, 0]);
});

test('the starred filter shows starred matches only', () => {
  expect(arranged({ show: 'starred' })).toEqual([]);
  expect(arranged({ show: 'starred' }, new Set<Star>(['match/ma-3']))).toEqual([
    ['starred', 'starred', 'ma-3'],
  ]);
});

test('the text filter matches team and tournament names, ignoring case', () => {
  expect(arranged({ find: 'cup to-2' })).toEqual([['league', 'to-2', 'ma-2']]);
  expect(arranged({ find: aMatch().awayTeam.name.toUpperCase() })).toHaveLength(2);
  expect(arranged({ find: 'nobody' })).toEqual([]);
});

test('MAT-5 matches in play since an earlier day come before the others, in the order of each list', () => {
  const start = { at: 250, zone: 'UTC' };
  const sectionsBy = (by: ListOptions['by'], stars = noStars) =>
    arrangeMatches(day, { ...defaults, by }, stars, NOW, start).map(({ kind, id, matches }) => [
      kind,
      id,
      ...matches.map((match) => match.id),
    ]);
  const carried = ['carried', '19700101', 'ma-2', 'ma-3'];
  expect(sectionsBy('importance')[0]?.toSorted()).toEqual(carried.toSorted());
  expect(sectionsBy('league')).toEqual([carried, ['league', 'to-1', 'ma-1']]);
  expect(sectionsBy('time')).toEqual([carried, ['time', '300', 'ma-1']]);
  expect(sectionsBy('league', new Set<Star>(['match/ma-2']))).toEqual([
    ['starred', 'starred', 'ma-2'],
    ['carried', '19700101', 'ma-3'],
    ['league', 'to-1', 'ma-1'],
  ]);
});

test('by time, the list of today begins with the first kick-off that is not over; the earlier ones are folded', () => {
  const [late, early, other] = day as [(typeof day)[0], (typeof day)[0], (typeof day)[0]];
  const over = { statusId: 'FINISHED' } as const;
  const today = [late, { ...early, ...over }, { ...other, ...over }];
  const start = { at: 100, zone: 'UTC' };
  const folded = (change: Partial<ListOptions>, from?: typeof start) =>
    arrangeMatches(today, { ...defaults, by: 'time', ...change }, noStars, NOW, from).map(
      ({ id, isPast }) => [id, isPast === true],
    );
  expect(folded({}, start)).toEqual([
    ['200', true],
    ['300', false],
  ]);
  // On another day, and for a filter, there is no fold.
  expect(folded({})).toContainEqual(['200', false]);
  expect(folded({ show: 'finished' }, start)).toEqual([['200', false]]);
  const ended = today.map((match) => ({ ...match, ...over }));
  const sections = arrangeMatches(ended, { ...defaults, by: 'time' }, noStars, NOW, start);
  expect(sections.some(({ isPast }) => isPast)).toBe(false);
});

test('MAT-5 on today’s page leagues that are over are folded, but not starred ones, a filter’s, or all', () => {
  const [late, early, other] = day as [(typeof day)[0], (typeof day)[0], (typeof day)[0]];
  const start = { at: 100, zone: 'UTC' };
  const today = [late, { ...early, statusId: 'FINISHED' } as const, other];
  const folded = (change: Partial<ListOptions>, stars = noStars, from?: typeof start) =>
    arrangeMatches(today, { ...defaults, ...change }, stars, NOW, from)
      .filter(({ isPast }) => isPast)
      .map(({ id }) => id);
  expect(folded({}, noStars, start)).toEqual(['to-2']);
  expect(countPast(arrangeMatches(today, defaults, noStars, NOW, start))).toBe(1);
  expect(folded({}, new Set<Star>(['tournament/to-2']), start)).toEqual([]);
  expect(folded({ by: 'importance' }, noStars, start)).toEqual([]);
  expect(folded({ show: 'finished' }, noStars, start)).toEqual([]);
  expect(folded({ find: 'cup' }, noStars, start)).toEqual([]);
  expect(folded({})).toEqual([]);
});
