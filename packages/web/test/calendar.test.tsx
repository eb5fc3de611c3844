// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import Calendar from '../src/features/matches/day/calendar.tsx';
import { CalendarButton } from '../src/features/matches/day/calendar-button.tsx';
import { aSession } from './session.tsx';

afterEach(cleanup);

async function open() {
  const { Around } = await aSession();
  const onChoose = vi.fn();
  render(<Calendar chosen="20261127" today="20261121" onChoose={onChoose} />, { wrapper: Around });
  return onChoose;
}

const focused = () => document.activeElement?.getAttribute('aria-label');
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });

test('MAT-2 the arrow keys move by a day and by a week, across the end of the month', async () => {
  await open();
  expect(focused()).toBe('Friday 27 November');
  press('ArrowRight');
  expect(focused()).toBe('Saturday 28 November');
  press('ArrowUp');
  expect(focused()).toBe('Saturday 21 November');
  press('ArrowLeft');
  press('ArrowDown');
  press('ArrowDown');
  expect(focused()).toBe('Friday 4 December');
  expect(screen.getByText('December 2026')).toBeTruthy();
  press('PageUp');
  expect(focused()).toBe('Sunday 1 November');
});

test('MAT-2 an arrow key moves from the focused day, however it was focused', async () => {
  await open();
  press('ArrowRight');
  act(() => screen.getByRole('button', { name: 'Sunday 29 November' }).focus());
  press('ArrowLeft');
  expect(focused()).toBe('Saturday 28 November');
});

test('MAT-2 the calendar is loaded when its button is used, and returns the focus', async () => {
  const { Around } = await aSession();
  const onChoose = vi.fn();
  const user = userEvent.setup();
  render(<CalendarButton chosen="20261127" today="20261121" onChoose={onChoose} />, {
    wrapper: Around,
  });
  const opener = screen.getByRole('button', { name: 'Choose a date' });
  await user.click(opener);
  await screen.findByRole('dialog');
  expect(focused()).toBe('Friday 27 November');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
  await user.click(opener);
  await user.click(screen.getByRole('button', { name: 'Monday 30 November' }));
  expect(onChoose).toHaveBeenCalledWith('20261130');
});
