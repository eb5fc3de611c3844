import { expect, test } from 'vitest';
import { createI18n } from '../../i18n/create-i18n.ts';
import en from '../../i18n/en/core.json';
import { seasonDays, stateAt } from './season-days.ts';

const { t } = createI18n('en', { core: en });
const at = (text: string) => Date.parse(`${text}Z`);
const span = { startTime: at('2026-08-14T19:00') / 1000, endTime: at('2027-05-23T18:00') / 1000 };

test.each([
  ['2026-08-10T18:00', 'upcoming', '4 days to go', 'in 4 days 1 hr'],
  ['2026-08-14T17:00', 'upcoming', '2 hours to go', 'in 2 hrs'],
  ['2026-08-14T19:00', 'ongoing', '282 days left', '282 days left'],
  ['2026-11-21T15:30', 'ongoing', '184 days left', '184 days left'],
  ['2027-05-22T17:59', 'ongoing', '2 days left', '2 days left'],
  ['2027-05-22T18:00', 'ongoing', '1 day left', '1 day left'],
  ['2027-05-23T17:59', 'ongoing', 'Last day', 'Last day'],
  ['2027-05-23T18:00', 'finished', 'Today', 'ended today'],
  ['2027-05-23T22:59', 'finished', 'Today', 'ended today'],
  ['2027-05-23T23:00', 'finished', 'Yesterday', 'ended yesterday'],
  ['2027-05-24T23:00', 'finished', '2 days ago', 'ended 2 days ago'],
  ['2027-06-02T17:00', 'finished', '10 days ago', 'ended 10 days ago'],
])('TRN-7 at %s the season is %s: %s', (instant, state, shown, spoken) => {
  const days = seasonDays(span, at(instant), 'Europe/London', t);
  expect(stateAt(span, at(instant))).toBe(state);
  expect(`${days?.count ?? ''} ${days?.unit}`.trim()).toBe(shown);
  expect(days?.sentence).toBe(spoken);
});

test('TRN-7 a season without a known end is ongoing, and counts no days', () => {
  const open = { startTime: span.startTime, endTime: 0 };
  const now = at('2026-11-21T15:30');
  expect(stateAt(open, now)).toBe('ongoing');
  expect(seasonDays(open, now, 'Europe/London', t)).toBeUndefined();
});
