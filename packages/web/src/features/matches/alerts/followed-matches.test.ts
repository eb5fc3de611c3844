import { expect, test } from 'vitest';
import { aMatch, kickOff } from '../../../../test/a-match.ts';
import { type Star, starOf } from '../../../state/favourites/star.ts';
import {
  dueMatches,
  type Schedule,
  uncheckedTeams,
  unseenMatches,
  withMatches,
} from './followed-matches.ts';

const HOUR_S = 3600;
const EMPTY: Schedule = { matches: {}, checkedTeams: {} };
const match = aMatch({ statusId: 'UPCOMING' });
const { id, homeTeam } = match;
const stars = new Set([starOf('team', homeTeam.id)]);
const schedule = withMatches(EMPTY, [match], stars, kickOff - HOUR_S);

test('PRF-9 a match of a starred team is due from half an hour before its start until it is over', () => {
  expect(dueMatches(schedule, stars, kickOff - HOUR_S)).toEqual([]);
  expect(dueMatches(schedule, stars, kickOff - 1000)).toEqual([id]);
  expect(dueMatches(schedule, new Set<Star>(), kickOff)).toEqual([]);
  const over = withMatches(schedule, [aMatch({ statusId: 'FINISHED' })], stars, kickOff + 6300);
  expect(dueMatches(over, stars, kickOff + 6300)).toEqual([]);
});

test('PRF-9 a starred match is fetched once, and again when it is due', () => {
  const starred = new Set([starOf('match', id)]);
  const none = new Set<string>();
  expect(unseenMatches(EMPTY, starred, kickOff - HOUR_S, none)).toEqual([id]);
  expect(unseenMatches(schedule, starred, kickOff - HOUR_S, none)).toEqual([]);
  expect(unseenMatches(schedule, starred, kickOff, none)).toEqual([id]);
  expect(unseenMatches(schedule, starred, kickOff, new Set([id]))).toEqual([]);
});

test('PRF-9 the next matches of a starred team are asked for every six hours', () => {
  const checked = { ...schedule, checkedTeams: { [homeTeam.id]: kickOff } };
  expect(uncheckedTeams(schedule, stars, kickOff)).toEqual([homeTeam.id]);
  expect(uncheckedTeams(checked, stars, kickOff + 5 * HOUR_S)).toEqual([]);
  expect(uncheckedTeams(checked, stars, kickOff + 7 * HOUR_S)).toEqual([homeTeam.id]);
});

test('PRF-9 old matches and those no longer starred are forgotten', () => {
  const later = kickOff + 30 * 24 * HOUR_S;
  expect(withMatches(schedule, [], stars, later).matches).toEqual({});
  expect(withMatches(schedule, [], new Set<Star>(), kickOff).matches).toEqual({});
});
