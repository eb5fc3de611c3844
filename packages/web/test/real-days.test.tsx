import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { realDays } from '@touchline/shared/domain/real-days';
import { afterEach, expect, test, vi } from 'vitest';
import { PanelRealDays } from '../src/features/shell/side-panel/panel-real-days.tsx';
import { languages } from '../src/i18n/languages.ts';
import { aSession } from './session.tsx';

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.devTools;
  vi.unstubAllGlobals();
});

async function renderDays(language: (typeof languages)[number] = 'en', isReal = true) {
  const { Around } = await aSession(language, undefined, isReal);
  document.documentElement.dataset.devTools = '';
  render(<PanelRealDays />, { wrapper: Around });
}

test.each(languages)('the panel has the famous days of real seasons, in %s', async (language) => {
  await renderDays(language);
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(realDays.length + 1);
  expect(links[0]?.getAttribute('href')).toBe(
    '/worlds/enter?at=2012-05-13T15%3A20%3A00Z&speed=1&scenario=real-seasons&to=%2Ffootball%2Fmatches%2Fma-en1-2011-38-3',
  );
  expect(links.at(-1)?.getAttribute('href')).toBe('/worlds/enter?to=/');
});

test('the panel has no real days in a simulated world, and none on a public site', async () => {
  await renderDays('en', false);
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  const { Around } = await aSession('en', undefined, true);
  delete document.documentElement.dataset.devTools;
  render(<PanelRealDays />, { wrapper: Around });
  expect(screen.queryByRole('link')).toBeNull();
});

test('a day has the date of the place where it is played', async () => {
  await renderDays();
  expect(screen.getByRole('link', { name: /Brazil/ }).textContent).toContain('25 February 2021');
});

test('a day of the data is chosen by its date', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  await renderDays();
  const field = screen.getByLabelText('Another day');
  expect([field.getAttribute('min'), field.getAttribute('max')]).toEqual([
    '2010-07-12',
    '2026-03-09',
  ]);
  // At once: typed digit by digit, a date is lost if anything else takes the focus meanwhile.
  fireEvent.change(field, { target: { value: '2015-02-14' } });
  await userEvent.click(screen.getByRole('button', { name: 'Go to this day' }));
  expect(assign).toHaveBeenCalledWith(
    '/worlds/enter?at=2015-02-14T10%3A00%3A00Z&speed=1&scenario=real-seasons&to=%2Ffootball%2Fmatches',
  );
});
