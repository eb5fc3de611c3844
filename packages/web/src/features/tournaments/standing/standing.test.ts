import type { StandingRow, StandingZone } from '@touchline/types';
import { expect, test } from 'vitest';
import { loadWholeCatalogue } from '../../../i18n/catalogue.ts';
import { createI18n } from '../../../i18n/create-i18n.ts';
import { adjustmentsOf, columnsOf, withMinus } from './standing-columns.ts';
import { markAt, sharedZones, zoneText } from './standing-zones.ts';

const { t } = createI18n('en', await loadWholeCatalogue('en'));

const zones: StandingZone[] = [
  { kind: 'continental', from: 1, to: 4, name: 'Continental Cup' },
  { kind: 'continental', from: 4, to: 5, name: 'Concord Shield' },
  { kind: 'relegation', from: 20, to: 20 },
];

test('MDT-3 TRN-7 an empty column is left out', () => {
  const row = { won: 1, loss: 1, draw: 0, goals: 1, goalsAgainst: 1 } as StandingRow;
  expect(columnsOf([row])).toEqual({ hasDraws: false, hasPoints: false, hasForm: false });
  expect(columnsOf([row, { ...row, draw: 1, points: 4, form: ['win'] }])).toEqual({
    hasDraws: true,
    hasPoints: true,
    hasForm: true,
  });
});

test('TRN-7 points that a league gave or took are listed by team', () => {
  const row = (name: string, adjustment?: number) =>
    ({ team: { name }, adjustment }) as StandingRow;
  expect(adjustmentsOf([row('Derby County', -21), row('Leeds United'), row('Reading', 3)])).toBe(
    'Derby County\u00a0−21 · Reading\u00a0+3',
  );
  expect(adjustmentsOf([row('Leeds United'), row('Reading', 0)])).toBe('');
});

test('TRN-7 points below zero have a minus sign', () => {
  expect([withMinus(-10), withMinus(0), withMinus(7)]).toEqual(['−10', '0', '7']);
});

test('TRN-7 a place is marked by the first zone that contains it', () => {
  const marks = [1, 4, 5, 6, 20].map((place) => markAt(zones, place));
  expect(marks).toEqual(['first', 'first', 'second', undefined, 'down']);
});

test('TRN-7 the legend names places and what they lead to', () => {
  expect(zones.map((zone) => zoneText(zone, t))).toEqual([
    '1–4 Continental Cup',
    '4–5 Concord Shield',
    '20 Relegation',
  ]);
});

test('TRN-7 a legend common to all groups is shown once', () => {
  const table = (own: StandingZone[]) => ({ stage: 'Groups', rows: [], zones: own });
  expect(sharedZones([table(zones), table([...zones])])).toEqual(zones);
  expect(sharedZones([table(zones), table([])])).toBeUndefined();
});
