import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ZoneMenu } from '../src/features/shell/menus/zone-menu.tsx';
import { nowAtom } from '../src/state/clock/clock.ts';
import type { Preferences } from '../src/state/preferences/preferences.ts';
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

/** The menu of all zones, opened. */
async function openZones(change: Partial<Preferences> = {}) {
  const { session, Around } = await aSession();
  session.store.set(changePreferencesAtom, change);
  const user = userEvent.setup();
  render(<ZoneMenu />, { wrapper: Around });
  await user.click(screen.getByRole('button'));
  await screen.findByText('Asia/Tokyo');
  return { session, user };
}

const labels = () => screen.getAllByRole('option').map(({ textContent }) => textContent ?? '');

test('PRF-6 device time comes first, then the site’s zone, then all others', async () => {
  const { session, user } = await openZones();
  expect(labels().slice(0, 2)).toEqual(['Device timeUTC', 'Asia/Singapore']);
  expect(labels().length).toBeGreaterThan(300);
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Device timeUTC');
  await user.click(screen.getByText('America/New York'));
  expect(session.store.get(preferencesAtom).zone).toBe('America/New_York');
  expect(session.store.get(zoneAtom)).toBe('America/New_York');
  expect(JSON.parse(localStorage.getItem('touchline') ?? '{}')).toEqual({
    zone: 'America/New_York',
  });
});

test('PRF-6 each other zone has its offset of the present season', async () => {
  await openZones();
  expect(labels()).toEqual(
    expect.arrayContaining([
      'Europe/LondonUTC+0',
      'Asia/TokyoUTC+9',
      'Australia/Lord HoweUTC+11',
      'America/St JohnsUTC-3:30',
    ]),
  );
});

test('PRF-6 the chosen zone is the active option once the zones are loaded', async () => {
  const { session, user } = await openZones({ zone: 'Europe/London' });
  const london = screen.getByRole('option', { selected: true });
  expect(london.textContent).toBe('Europe/LondonUTC+0');
  expect(screen.getByRole('combobox').getAttribute('aria-activedescendant')).toBe(london.id);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(session.store.get(zoneAtom)).not.toBe('Europe/London');
});

test('PRF-6 the zones with the nearest clock come first, and a field finds a city or an offset', async () => {
  const { session, user } = await openZones();
  expect(labels()[2]).toMatch(/UTC[+]0$/);
  expect(labels().at(-1)).toMatch(/UTC[+]1[34]$/);
  await user.keyboard('utc+5:45');
  expect(labels().join()).toMatch(/^Asia\/Kath?manduUTC[+]5:45$/);
  await user.clear(screen.getByRole('combobox', { name: 'Find a city or an offset' }));
  await user.keyboard('america/new y{Enter}');
  expect(session.store.get(zoneAtom)).toBe('America/New_York');
});

test('PRF-6 the button names the zone that is used, beside the site’s zone', async () => {
  const { session, Around } = await aSession();
  session.store.set(nowAtom, Date.UTC(2026, 10, 28, 15, 20));
  session.store.set(changePreferencesAtom, { deviceZone: undefined });
  render(<ZoneMenu />, { wrapper: Around });
  const button = screen.getByRole('button');
  expect(button.textContent).toBe('Time zone23:20 Asia/Singapore');
  act(() => session.store.set(changePreferencesAtom, { deviceZone: 'Europe/London' }));
  expect(button.textContent).toBe('Time zone15:20 London· site23:20 Asia/Singapore');
  act(() => session.store.set(changePreferencesAtom, { zone: 'America/New_York' }));
  expect(button.textContent).toBe('Time zone10:20 New York· site23:20 Asia/Singapore');
});

test('PRF-6 the device’s own zone is named, and is the first of the zones', async () => {
  await openZones({ deviceZone: 'Europe/London' });
  expect(labels().slice(0, 3)).toEqual([
    'Device timeLondon',
    'Asia/Singapore',
    expect.stringMatching(/^Europe.London/),
  ]);
});

test('PRF-6 a city that begins with the text comes before one that contains it', async () => {
  const { user } = await openZones();
  await user.keyboard('tok');
  const [first, ...others] = labels();
  expect(first).toMatch(/^Asia\/Tokyo/);
  expect(others.join()).toContain('Vostok');
});
