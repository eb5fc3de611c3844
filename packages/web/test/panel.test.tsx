import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PanelSettings } from '../src/features/shell/side-panel/panel-settings.tsx';
import { PanelAccount, PanelSport } from '../src/features/shell/side-panel/side-panel.tsx';
import { languages } from '../src/i18n/languages.ts';
import { readIdentityAtom } from '../src/state/account/identity.ts';
import { readAlertSettings } from '../src/state/alerts/alert-settings.ts';
import {
  changePreferencesAtom,
  oddsFormatAtom,
} from '../src/state/preferences/preferences-atoms.ts';
import { aSession } from './session.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const signIn = (exp: number) => {
  const payload = btoa(JSON.stringify({ username: 'mei@example.org', exp }));
  localStorage.setItem('touchline.tokens', JSON.stringify({ accessToken: `e30.${payload}.x` }));
};
const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('SID-2 an anonymous visitor has three links to the login page', async () => {
  const { Around } = await aSession();
  render(<PanelAccount />, { wrapper: Around });
  expect(links()).toEqual([
    ['Login', '/login'],
    ['Sign up', '/login'],
    ['Account Recovery', '/login'],
  ]);
});

test('SID-2 a signed-in visitor sees the profile, and logging out removes the tokens', async () => {
  const { session, Around } = await aSession();
  signIn(Date.now() / 1000 + 60);
  session.store.set(readIdentityAtom);
  render(<PanelAccount />, { wrapper: Around });
  expect(links()).toEqual([['Profile', '/account']]);
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(links()[0]).toEqual(['Login', '/login']);
  expect(localStorage.getItem('touchline.tokens')).toBeNull();
});

test('SES-1 an expired token signs no visitor in', async () => {
  const { session, Around } = await aSession();
  signIn(Date.now() / 1000 - 1);
  session.store.set(readIdentityAtom);
  render(<PanelAccount />, { wrapper: Around });
  expect(links()[0]).toEqual(['Login', '/login']);
});

test('SID-3 a sport opens into its five sections', async () => {
  const { Around } = await aSession();
  render(<PanelSport sport="basketball" />, { wrapper: Around });
  await userEvent.click(screen.getByText('Basketball'));
  expect(links()).toEqual([
    ['Matches', '/basketball/matches'],
    ['Predictions', '/basketball/predictions'],
    ['Live Score', '/basketball/matches'],
    ['Tournaments', '/basketball/tournaments/all'],
    ['Teams', '/basketball/teams/all'],
  ]);
});

test('SID-4 language, odds and information are chosen in the panel', async () => {
  const { session, Around } = await aSession();
  render(<PanelSettings />, { wrapper: Around });
  const [language, odds, information] = screen.getAllByRole('group') as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  expect(within(language).getAllByRole('button')).toHaveLength(languages.length);
  await userEvent.click(within(odds).getByRole('button', { name: 'Hong Kong' }));
  expect(session.store.get(oddsFormatAtom)).toBe('hk');
  expect(within(information).getAllByRole('link')).toHaveLength(8);
});

test('PRF-5 the panel expands the sport of the page, or of the last page that had one', async () => {
  const { session, Around } = await aSession();
  session.store.set(changePreferencesAtom, { game: 'lol' });
  const { container } = render(<PanelSport sport="esports" />, { wrapper: Around });
  expect(container.querySelector('details')?.open).toBe(true);
});

test('PRF-9 alerts are chosen by kind, and the sound is off until it is chosen', async () => {
  const { Around } = await aSession();
  render(<PanelSettings />, { wrapper: Around });
  const goals = await screen.findByText('Goals');
  expect(goals.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('Sound').getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(goals);
  await userEvent.click(screen.getByText('Sound'));
  expect(readAlertSettings()).toMatchObject({ kickOff: true, goal: false, sound: true });
});

test('PRF-8 in Chinese a setting that is off is not called hidden', async () => {
  const { Around } = await aSession('zh');
  render(<PanelSettings />, { wrapper: Around });
  expect(screen.getByText('防剧透').closest('summary')?.textContent).toBe('防剧透关闭');
});
