import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CountryMenu } from '../src/ui/controls/country-menu.tsx';
import { aSession } from './session.tsx';

const countries = [
  { id: 'co-eng', name: 'England', logo: 'flags/eng.svg' },
  { id: 'co-esp', name: 'Spain', logo: 'flags/esp.svg' },
];

// jsdom has no layout, and no scrollIntoView.
Element.prototype.scrollIntoView = () => {};
afterEach(cleanup);

async function setUp(chosen?: string) {
  const onChoose = vi.fn();
  const { Around } = await aSession();
  render(<CountryMenu countries={countries} chosen={chosen} onChoose={onChoose} />, {
    wrapper: Around,
  });
  return { onChoose, user: userEvent.setup() };
}

test('TRN-2 TEA-2 the flag button opens the countries, each with its flag', async () => {
  const { onChoose, user } = await setUp();
  await user.click(screen.getByRole('button', { name: 'Country' }));
  const spain = await screen.findByRole('option', { name: 'Spain' });
  expect(spain.querySelector('img')?.getAttribute('src')).toBe('/api/flags/esp.svg');
  await user.click(spain);
  expect(onChoose).toHaveBeenCalledWith('co-esp');
});

test('TRN-2 TEA-2 the world button clears the choice, and shows whether there is one', async () => {
  const { onChoose, user } = await setUp('co-eng');
  const world = screen.getByRole('button', { name: 'All countries' });
  expect(world.getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByRole('button', { name: 'England' })).toBeTruthy();
  await user.click(world);
  expect(onChoose).toHaveBeenCalledWith(undefined);
});
