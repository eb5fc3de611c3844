import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { SendCall } from '../src/api/send-call.ts';
import Calendar from '../src/features/matches/day/calendar.tsx';
import { CalendarButton } from '../src/features/matches/day/calendar-button.tsx';
import { aSession } from './session.tsx';

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

afterEach(cleanup);

async function open(sendCall?: SendCall) {
  const { Around } = await aSession('en', sendCall);
  const onChoose = vi.fn();
  const onLeave = vi.fn();
  render(
    <Calendar
      game="football"
      chosen="20261127"
      today="20261121"
      onChoose={onChoose}
      onLeave={onLeave}
    />,
    { wrapper: Around },
  );
  return { onChoose, onLeave };
}

const focused = () => document.activeElement?.getAttribute('aria-label');
const press = (key: string, shiftKey = false) =>
  fireEvent.keyDown(document.activeElement as Element, { key, shiftKey });
const gridName = () => screen.getByRole('grid').getAttribute('aria-label');

test('MAT-2 the keys of the grid move by a day, a week, a month and a year', async () => {
  await open();
  expect(focused()).toBe('Friday 27 November 2026');
  const steps = [
    ['ArrowRight', false, 'Saturday 28 November 2026'],
    ['ArrowUp', false, 'Saturday 21 November 2026'],
    ['ArrowLeft', false, 'Friday 20 November 2026'],
    ['ArrowDown', false, 'Friday 27 November 2026'],
    ['End', false, 'Sunday 29 November 2026'],
    ['Home', false, 'Monday 23 November 2026'],
    ['PageDown', false, 'Wednesday 23 December 2026'],
    ['PageUp', true, 'Tuesday 23 December 2025'],
    ['PageUp', false, 'Sunday 23 November 2025'],
  ] as const;
  for (const [key, shift, day] of steps) {
    press(key, shift);
    expect(focused(), key).toBe(day);
  }
  expect(gridName()).toBe('November 2025');
});

test('MAT-2 the grid is one tab stop, with the weekdays as its column headers', async () => {
  await open();
  const stops = screen.getAllByRole('gridcell').flatMap((cell) => [...cell.children]);
  expect(stops.filter((day) => (day as HTMLElement).tabIndex === 0)).toHaveLength(1);
  expect(screen.getAllByRole('columnheader').map((head) => head.getAttribute('abbr'))).toEqual(
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
  );
  expect(screen.getByRole('gridcell', { selected: true }).textContent).toBe('27');
  const today = screen.getByRole('button', { name: 'Saturday 21 November 2026' });
  expect(today.getAttribute('aria-current')).toBe('date');
});

test('MAT-2 an arrow key moves from the focused day, however it was focused', async () => {
  await open();
  press('ArrowRight');
  act(() => screen.getByRole('button', { name: 'Sunday 29 November 2026' }).focus());
  press('ArrowLeft');
  expect(focused()).toBe('Saturday 28 November 2026');
});

test('MAT-2 month and year are chosen from lists, and Today is one click away', async () => {
  const { onChoose } = await open();
  const user = userEvent.setup();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2019');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'May');
  expect(gridName()).toBe('May 2019');
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(onChoose).toHaveBeenCalledWith('20261121');
});

test('MAT-2 days with matches are marked by how many they have, by one call for each shown month', async () => {
  const calls: unknown[] = [];
  await open(async ({ path, params }) => {
    calls.push([path, params.query]);
    const data = [
      { date: '20261128', matches: { football: 190, basketball: 30 } },
      { date: '20261129', matches: { basketball: 4 } },
      { date: '20261130', matches: { football: 60 } },
    ];
    return { kind: 'ok', data } as never;
  });
  const marked = await screen.findByRole('button', { name: /^Saturday 28 November 2026, 190/ });
  expect(marked.dataset.matches).toBe('3');
  const quiet = screen.getByRole('button', { name: /^Monday 30 November 2026, 60/ });
  expect(quiet.dataset.matches).toBe('1');
  const unmarked = screen.getByRole('button', { name: 'Sunday 29 November 2026' });
  expect(unmarked.dataset.matches).toBeUndefined();
  const query = { date: '20261026', days: 42, timezoneOffset: 0, sportType: 'football' };
  expect(calls).toEqual([['/matches/counts', query]]);
  press('ArrowLeft');
  press('PageDown');
  expect(calls).toHaveLength(2);
  expect(calls[1]).toMatchObject(['/matches/counts', { date: '20261130' }]);
});

test('MAT-2 the calendar is loaded when its button is used; a choice closes it', async () => {
  const { Around } = await aSession();
  const onChoose = vi.fn();
  const user = userEvent.setup();
  render(
    <CalendarButton game="football" chosen="20261127" today="20261121" onChoose={onChoose} />,
    { wrapper: Around },
  );
  const opener = screen.getByRole('button', { name: 'Choose a date' });
  await user.click(opener);
  await screen.findByRole('dialog');
  expect(focused()).toBe('Friday 27 November 2026');
  await user.click(screen.getByRole('button', { name: 'Monday 30 November 2026' }));
  expect(onChoose).toHaveBeenCalledWith('20261130');
  expect(screen.queryByRole('dialog')).toBeNull();
});
