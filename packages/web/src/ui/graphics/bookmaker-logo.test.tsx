import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { contrast } from '@touchline/shared/domain/crests/colour';
import { bookmakerNames } from '@touchline/types/client-contract';
import { afterEach, expect, test } from 'vitest';
import { aSession } from '../../../test/session.tsx';
import { BookmakerLogo } from './bookmaker-logo.tsx';
import { wordMark } from './word-mark.ts';

afterEach(cleanup);

const show = async (name: string | undefined) => {
  const { Around } = await aSession();
  return render(<BookmakerLogo name={name} className="logo" />, { wrapper: Around });
};

test('HOM-4 FOT-7 the logo of a bookmaker is a picture, and a text where it fails', async () => {
  const { container } = await show('William Hill');
  const logo = screen.getByRole('img', { name: 'William Hill' });
  expect(decodeURIComponent(`${logo.getAttribute('src')}`)).toContain('>William Hill</text>');
  fireEvent.error(logo);
  expect(container.textContent).toBe('Odds booker');
});

test('HOM-4 FOT-7 a bookmaker without a logo has a text in its place', async () => {
  const { container } = await show(undefined);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.textContent).toBe('Odds booker');
});

test('ENT-10 the word mark of every bookmaker is readable, and most have colours of their own', () => {
  const marks = Object.values(bookmakerNames).map(wordMark);
  for (const { field, ink } of marks) expect(contrast(field, ink)).toBeGreaterThanOrEqual(4.5);
  expect(new Set(marks.map(({ field }) => field)).size).toBeGreaterThan(12);
});
