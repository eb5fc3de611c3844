import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Header } from '../src/features/shell/header/header.tsx';
import { readIdentityAtom } from '../src/state/account/identity.ts';
import { SessionProvider } from '../src/state/session.tsx';
import { aSession } from './session.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function headerAt(path: string, signedIn = false) {
  const { session } = await aSession();
  if (signedIn) {
    const payload = btoa(
      JSON.stringify({ username: 'mei@example.org', exp: Date.now() / 1000 + 60 }),
    );
    localStorage.setItem('touchline.tokens', JSON.stringify({ accessToken: `e30.${payload}.x` }));
    session.store.set(readIdentityAtom);
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionProvider session={session}>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    </SessionProvider>
  );
  render(<Header />, { wrapper });
}

const href = (name: string) => screen.getAllByRole('link', { name })[0]?.getAttribute('href');
const active = () =>
  within(screen.getAllByRole('navigation', { name: 'Sections' })[0] as HTMLElement)
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.textContent);

test('HDR-1 the logo leads home', async () => {
  await headerAt('/football/news');
  expect(href('Touchline')).toBe('/');
});

test('HDR-2 without a game there are links to the three sports', async () => {
  await headerAt('/');
  expect(href('Football')).toBe('/football/matches');
  expect(href('Basketball')).toBe('/basketball/matches');
  expect(href('Esports')).toBe('/esports/matches');
});

test('HDR-3 with a game there is a switcher instead', async () => {
  await headerAt('/basketball/matches');
  expect(screen.queryByRole('link', { name: 'Esports' })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Basketball' }).length).toBeGreaterThan(0);
});

test.each([
  ['/football/matches', ['Matches']],
  ['/football/matches/ma-1', ['Matches']],
  ['/football/news', ['Predictions']],
  ['/football/news/article/ar-1', ['Predictions']],
  ['/football/predictions', ['Predictions']],
  ['/football/tournaments/all', ['Tournaments']],
  ['/football/tournament/to-1', ['Tournaments']],
  ['/football/teams/all', ['Teams']],
  ['/football/team/te-1', ['Teams']],
  ['/football/players/pl-1', ['Teams']],
  ['/', []],
])('HDR-5 at %s the active tab is %s', async (path, names) => {
  await headerAt(path);
  expect(active()).toEqual(names);
});

test.each([
  ['/football/matches', 'page'],
  ['/football/matches/ma-1', 'true'],
])('HDR-5 at %s the active tab is marked as %s to screen readers', async (path, current) => {
  await headerAt(path);
  const [tab] = screen.getAllByRole('link', { name: 'Matches' });
  expect(tab?.getAttribute('aria-current')).toBe(current);
});

test('HDR-5 the tab of predictions leads to the news of the game', async () => {
  await headerAt('/lol/matches');
  expect(href('Predictions')).toBe('/lol/news');
});

test('HDR-6 an anonymous visitor sees Login and Register', async () => {
  await headerAt('/');
  expect([href('Login'), href('Register')]).toEqual(['/login', '/register']);
});

test('HDR-6 a signed-in visitor sees the account under the part of the name before the @', async () => {
  await headerAt('/', true);
  expect(href('mei')).toBe('/account');
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
});
