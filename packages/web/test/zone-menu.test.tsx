// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ZoneMenu } from '../src/features/shell/menus/zone-menu.tsx';
import {
  changePreferencesAtom,
  preferencesAtom,
  zoneAtom,
} from '../src/state/preferences/preferences-atoms.ts';
import { aSession } from './session.tsx';

// jsdom has no layout, and no scrollIntoView.
Element.prototype.scrollIntoView = () => {};
afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('PRF-6 device time comes first, then the site’s zone, then all others', async () => {
  const { session, Around } = await aSession();
  const user = userEvent.setup();
  render(<ZoneMenu />, { wrapper: Around });
  await user.click(screen.getByRole('button'));
  const newYork = await screen.findByText('America/New York');
  const labels = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(labels.slice(0, 2)).toEqual(['Device time', 'Asia/Singapore']);
  expect(labels.length).toBeGreaterThan(300);
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Device time');
  await user.click(newYork);
  expect(session.store.get(preferencesAtom).zone).toBe('America/New_York');
  expect(session.store.get(zoneAtom)).toBe('America/New_York');
  expect(JSON.parse(localStorage.getItem('touchline') ?? '{}')).toEqual({
    zone: 'America/New_York',
  });
});

test('PRF-6 each other zone has its offset of the present season', async () => {
  const { Around } = await aSession();
  const user = userEvent.setup();
  render(<ZoneMenu />, { wrapper: Around });
  await user.click(screen.getByRole('button'));
  await screen.findByText('Asia/Tokyo');
  const labels = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(labels).toEqual(
    expect.arrayContaining([
      'Europe/London+00:00',
      'Asia/Tokyo+09:00',
      'Australia/Lord Howe+11:00',
      'America/St Johns-03:30',
    ]),
  );
});

test('PRF-6 the chosen zone is the active option once the zones are loaded', async () => {
  const { session, Around } = await aSession();
  session.store.set(changePreferencesAtom, { zone: 'Europe/London' });
  const user = userEvent.setup();
  render(<ZoneMenu />, { wrapper: Around });
  await user.click(screen.getByRole('button'));
  await screen.findByText('Europe/London');
  const london = screen.getByRole('option', { selected: true });
  expect(london.textContent).toBe('Europe/London+00:00');
  expect(screen.getByRole('listbox').getAttribute('aria-activedescendant')).toBe(london.id);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(session.store.get(zoneAtom)).toBe('Europe/Luxembourg');
});
