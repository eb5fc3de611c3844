// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ProviderLogo } from '../src/features/matches/card/match-card.tsx';
import { aSession } from './session.tsx';

afterEach(cleanup);

test('HOM-4 the logo of the bookmaker is replaced by a text where it fails to load', async () => {
  const { Around } = await aSession();
  const { container } = render(<ProviderLogo bookmaker={9} />, { wrapper: Around });
  const logo = screen.getByRole('img', { name: 'Odds booker' });
  expect(logo.getAttribute('src')).toBe('/api/images/bookmakers/9.svg');
  expect(container.textContent).toBe(' William Hill');
  fireEvent.error(logo);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.textContent).toBe('Odds booker William Hill');
});
