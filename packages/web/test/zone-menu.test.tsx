// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ZoneMenu } from '../src/features/shell/menus/zone-menu.tsx';
import { preferencesAtom, zoneAtom } from '../src/state/preferences/preferences-atoms.ts';
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
  const labels = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(labels.slice(0, 2)).toEqual(['Device time', 'Asia/Singapore']);
  expect(labels.length).toBeGreaterThan(300);
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Device time');
  await user.click(screen.getByRole('option', { name: 'America/New York' }));
  expect(session.store.get(preferencesAtom).zone).toBe('America/New_York');
  expect(session.store.get(zoneAtom)).toBe('America/New_York');
  expect(JSON.parse(localStorage.getItem('touchline') ?? '{}')).toEqual({
    zone: 'America/New_York',
  });
});
