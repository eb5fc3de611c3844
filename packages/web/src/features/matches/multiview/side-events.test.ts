import type { MatchIncident } from '@touchline/types';
import { expect, test } from 'vitest';
import { aMatch } from '../../../../test/a-match.ts';
import { shownEvents, sideEvents } from './side-events.ts';

const incident = (kind: MatchIncident['kind'], minute: number, player: string): MatchIncident => ({
  id: `in-${minute}`,
  kind,
  side: 'home',
  minute,
  at: minute * 60,
  player,
  text: '',
});
const shown = (...incidents: readonly MatchIncident[]) =>
  sideEvents(aMatch({ incidents: [...incidents] }), 'home').map(
    ({ kind, player, incidents }) => `${kind} ${player} ${incidents.map(({ minute }) => minute)}`,
  );

test('a scorer has one line with all minutes, and red cards follow', () => {
  expect(
    shown(
      incident('goal', 3, 'Ade'),
      incident('red-card', 30, 'Bo'),
      incident('penalty-goal', 50, 'Cy'),
      incident('goal', 80, 'Ade'),
    ),
  ).toEqual(['goal Ade 3,80', 'goal Cy 50', 'red-card Bo 30']);
});

test('the latest bookings have the room that goals leave', () => {
  const bookings = [10, 20, 30].map((minute) => incident('yellow-card', minute, 'Dee'));
  expect(shown(...bookings)).toEqual(['yellow-card Dee 20', 'yellow-card Dee 30']);
  expect(shown(incident('goal', 5, 'Ade'), ...bookings)).toEqual([
    'goal Ade 5',
    'yellow-card Dee 30',
  ]);
});

test('the document leaves out what no card shows', () => {
  const ownGoal = incident('own-goal', 9, 'Eve');
  expect(shownEvents([incident('period-start', 1, ''), ownGoal])).toEqual([ownGoal]);
});
