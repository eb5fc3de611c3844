// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { LazyAlertBell } from '../src/features/matches/alerts/lazy-alert-bell.tsx';
import { readMutedMatches } from '../src/state/alerts/muted-matches.ts';
import { favouritesAtom, toggleFavouriteAtom } from '../src/state/favourites/favourites.ts';
import { toastAtom } from '../src/state/overlays/toast.ts';
import { aMatch } from './a-match.ts';
import { aSession } from './session.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const match = aMatch();
const findBell = () => screen.findByRole('button', { name: 'Alerts for this match' });
const pressed = (bell: HTMLElement) => bell.getAttribute('aria-pressed');

test('PRF-9 the bell of a match without a star stars it, and its alerts are on', async () => {
  const { session, Around } = await aSession();
  render(<LazyAlertBell match={match} />, { wrapper: Around });
  const bell = await findBell();
  expect(pressed(bell)).toBe('false');
  await userEvent.setup().click(bell);
  expect(pressed(bell)).toBe('true');
  expect([...session.store.get(favouritesAtom)]).toEqual([`match/${match.id}`]);
  const said = () => session.store.get(toastAtom)?.text;
  expect(said()).toMatch(/^Alerts on in this tab only: .* The match is starred\.$/);
  await userEvent.setup().click(bell);
  expect(said()).toBe('Alerts off for this match.');
});

test('PRF-9 the bell mutes one match of a starred team, which keeps its star', async () => {
  const { session, Around } = await aSession();
  session.store.set(toggleFavouriteAtom, `team/${match.homeTeam.id}`);
  render(<LazyAlertBell match={match} />, { wrapper: Around });
  const bell = await findBell();
  expect(pressed(bell)).toBe('true');
  await userEvent.setup().click(bell);
  expect(pressed(bell)).toBe('false');
  expect([...readMutedMatches()]).toEqual([match.id]);
  expect([...session.store.get(favouritesAtom)]).toEqual([`team/${match.homeTeam.id}`]);
  await userEvent.setup().click(bell);
  expect([pressed(bell), readMutedMatches().size]).toEqual(['true', 0]);
});
