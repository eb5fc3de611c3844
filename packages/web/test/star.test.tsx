import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { FavouriteButton } from '../src/state/favourites/favourite-button.tsx';
import { aSession } from './session.tsx';

afterEach(cleanup);

test.each([
  ['en', 'Star Harbour Vale', 'Unstar Harbour Vale'],
  ['zh', '收藏 Harbour Vale', '取消收藏 Harbour Vale'],
] as const)('the name of a star is what a press does (%s)', async (language, star, unstar) => {
  const { Around } = await aSession(language);
  render(<FavouriteButton kind="team" id="te-eng-12" name="Harbour Vale" />, { wrapper: Around });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: star }));
  await user.click(screen.getByRole('button', { name: unstar }));
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe(star);
});
