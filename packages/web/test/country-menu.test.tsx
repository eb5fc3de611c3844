// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CountryMenu } from '../src/ui/controls/country-menu.tsx';

const countries = [
  { id: 'co-eng', name: 'England', flag: '/flags/eng.svg' },
  { id: 'co-esp', name: 'Spain', flag: '/flags/esp.svg' },
];

// jsdom has no layout, and no scrollIntoView.
Element.prototype.scrollIntoView = () => {};
afterEach(cleanup);

function setUp(chosen?: string) {
  const onChoose = vi.fn();
  const words = { label: 'Country', all: 'All countries' };
  render(<CountryMenu words={words} countries={countries} chosen={chosen} onChoose={onChoose} />);
  return { onChoose, user: userEvent.setup() };
}

test('TRN-2 TEA-2 the flag button opens the countries, each with its flag', async () => {
  const { onChoose, user } = setUp();
  await user.click(screen.getByRole('button', { name: 'Country' }));
  const spain = await screen.findByRole('option', { name: 'Spain' });
  expect(spain.querySelector('img')?.getAttribute('src')).toBe('/flags/esp.svg');
  await user.click(spain);
  expect(onChoose).toHaveBeenCalledWith('co-esp');
});

test('TRN-2 TEA-2 the world button clears the choice, and shows whether there is one', async () => {
  const { onChoose, user } = setUp('co-eng');
  const world = screen.getByRole('button', { name: 'All countries' });
  expect(world.getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByRole('button', { name: 'England' })).toBeTruthy();
  await user.click(world);
  expect(onChoose).toHaveBeenCalledWith(undefined);
});
