import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { LiveScope } from '../src/api/live-stream.ts';
import { BottomNav, BottomNavCount } from '../src/features/shell/bottom-nav/bottom-nav.tsx';
import type { Game } from '../src/paths.ts';
import { nowAtom } from '../src/state/clock/clock.ts';
import { changePreferencesAtom } from '../src/state/preferences/preferences-atoms.ts';
import { SessionProvider } from '../src/state/session.tsx';
import { liveScopeAtom } from '../src/state/stores/live-status.ts';
import { aMatch, kickOff } from './a-match.ts';
import { aSession } from './session.tsx';

afterEach(cleanup);

const football = [aMatch({ id: 'ma-1' }), aMatch({ id: 'ma-2', startTime: kickOff - 86_400 })];
const { tournament } = aMatch();
const esports = aMatch({ id: 'ma-3', tournament: { ...tournament, sportType: 'lol' } });

async function countOf(game: Game, scope: LiveScope | undefined) {
  const { session, Around } = await aSession();
  const { container } = render(<BottomNavCount game={game} />, { wrapper: Around });
  act(() => {
    session.store.set(nowAtom, kickOff * 1000);
    session.store.set(liveScopeAtom, scope);
    session.live.applyEvents([{ kind: 'reset', at: 1, matches: [...football, esports] }]);
  });
  return container.querySelector('[aria-hidden]')?.textContent;
}

test('the bottom navigation counts the game’s matches in play, whichever day they began', async () => {
  expect(await countOf('football', { sportType: 'football' })).toBe('2');
  expect(await countOf('esports', { sportType: 'esports' })).toBe('1');
});

test.each([{ matchIds: ['ma-1'] }, { sportType: 'cs2' } as const, {}, undefined])(
  'the bottom navigation has no count on a page that follows other matches, as home does with all sports: %o',
  async (scope) => {
    expect(await countOf('football', scope)).toBeUndefined();
  },
);

test.each([
  ['/', 'Home', 'page'],
  ['/football/matches', 'Matches', 'page'],
  ['/football/matches?date=20261122', 'Matches', 'page'],
  ['/football/matches?show=live', 'Live', 'page'],
  ['/football/matches/ma-1', 'Matches', 'true'],
  ['/football/multiview', 'Matches', 'true'],
  ['/football/tournaments/all', 'Tournaments', 'page'],
  ['/football/tournaments/co-eng', 'Tournaments', 'true'],
  ['/football/tournament/to-eng1', 'Tournaments', 'true'],
  ['/football/team/te-eng-7'],
  ['/football/players/pl-1'],
  ['/football/news/article/ar-1'],
])('HDR-5 at %s the bottom navigation marks %s as %s', async (path, ...mark) => {
  const { session } = await aSession();
  render(
    <SessionProvider session={session}>
      <MemoryRouter initialEntries={[path]}>
        <BottomNav />
      </MemoryRouter>
    </SessionProvider>,
  );
  const marks = [...screen.getAllByRole('link'), screen.getByRole('button')]
    .map((link) => [link.textContent, link.getAttribute('aria-current')])
    .filter(([, mark]) => mark);
  expect(marks).toEqual(mark.length > 0 ? [mark] : []);
});

test('HDR-5 from home, Live and Tournaments are of football, not of the game looked at last', async () => {
  const { session } = await aSession();
  session.store.set(changePreferencesAtom, { game: 'cs2' });
  render(
    <SessionProvider session={session}>
      <MemoryRouter initialEntries={['/']}>
        <BottomNav />
      </MemoryRouter>
    </SessionProvider>,
  );
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Live')).toBe('/football/matches?show=live');
  expect(hrefOf('Tournaments')).toBe('/football/tournaments/all');
});
