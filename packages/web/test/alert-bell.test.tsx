import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { LazyAlertBell } from '../src/features/matches/alerts/lazy-alert-bell.tsx';
import { followedAtom, readMutedMatches } from '../src/state/alerts/muted-matches.ts';
import {
  favouritesAtom,
  loadFavouritesAtom,
  toggleFavouriteAtom,
} from '../src/state/favourites/favourites.ts';
import { toastAtom } from '../src/state/overlays/toast.ts';
import { aMatch } from './a-match.ts';
import { aSession } from './session.tsx';

afterEach(() => localStorage.clear());

const match = aMatch();
const findBell = () => screen.findByRole('button', { name: 'Alerts for this match' });
const pressed = (bell: HTMLElement) => bell.getAttribute('aria-pressed');

test('PRF-9 the bell alone turns the alerts of a match on and off, and stars nothing', async () => {
  const { session, Around } = await aSession();
  session.store.set(loadFavouritesAtom);
  render(<LazyAlertBell match={match} />, { wrapper: Around });
  const bell = await findBell();
  expect(pressed(bell)).toBe('false');
  await userEvent.setup().click(bell);
  expect(pressed(bell)).toBe('true');
  const followed = () => [...session.store.get(followedAtom)];
  expect(followed()).toEqual([`match/${match.id}`]);
  expect(session.store.get(favouritesAtom).size).toBe(0);
  const said = () => session.store.get(toastAtom)?.text;
  expect(said()).toMatch(
    /^Alerts on in this tab only: the browser does not allow notifications\.$/,
  );
  await userEvent.setup().click(bell);
  expect(said()).toBe('Alerts off for this match.');
  expect(followed()).toEqual([]);
});

test('PRF-9 a star that is taken away leaves the bell as it was set', async () => {
  const { session, Around } = await aSession();
  session.store.set(loadFavouritesAtom);
  render(<LazyAlertBell match={match} />, { wrapper: Around });
  const bell = await findBell();
  await userEvent.setup().click(bell);
  for (const _ of ['on', 'off']) {
    act(() => session.store.set(toggleFavouriteAtom, `match/${match.id}`));
    expect(pressed(bell)).toBe('true');
  }
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
