import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { GoalAnnouncer } from '../src/features/matches/alerts/goal-announcer.tsx';
import { MatchRow } from '../src/features/matches/row/match-row.tsx';
import { createI18n } from '../src/i18n/create-i18n.ts';
import en from '../src/i18n/en/core.json';
import { toggleFavouriteAtom } from '../src/state/favourites/favourites.ts';
import { defaultPreferences } from '../src/state/preferences/preferences.ts';
import { createSession, SessionProvider } from '../src/state/session.tsx';
import { aMatch, kickOff } from './a-match.ts';

afterEach(cleanup);

const one = aMatch({ id: 'ma-1' });
const two = aMatch({ id: 'ma-2' });
const goal = (id: string, score: number) =>
  ({ kind: 'patch', at: 1, id, patch: { homeTeam: { score } } }) as const;

function setUp() {
  const session = createSession({
    now: (kickOff + 3600) * 1000,
    preferences: { ...defaultPreferences, zone: 'UTC' },
    sendCall: async () => ({ kind: 'failed', status: 500 }),
    translator: createI18n('en', { core: en }),
  });
  render(
    <SessionProvider session={session}>
      <MemoryRouter>
        <ul>
          <MatchRow match={one} />
          <MatchRow match={two} />
        </ul>
      </MemoryRouter>
      <GoalAnnouncer openMatchId="ma-1" />
    </SessionProvider>,
  );
  act(() => session.live.applyEvents([{ kind: 'reset', at: 1, matches: [one, two] }]));
  return session;
}

const row = (id: string) => document.querySelector(`[data-match="${id}"]`) as HTMLElement;

test('a goal shows in its row, which is marked; other rows do not change', () => {
  const { live } = setUp();
  expect(document.querySelector('[data-changed]')).toBeNull();
  act(() => live.applyEvents([goal('ma-1', 3)]));
  expect(row('ma-1').querySelector('[data-changed]')?.textContent).toBe('3');
  expect(row('ma-2').querySelector('[data-changed]')).toBeNull();
});

test('a goal of the open match is announced once, of another match only when it is starred', () => {
  const { live, store } = setUp();
  act(() => live.applyEvents([goal('ma-2', 3)]));
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => live.applyEvents([goal('ma-1', 3)]));
  expect(screen.getByRole('status').textContent).toBe(
    'Goal for Northgate Athletic. Northgate Athletic 3–1 Harbour Vale.',
  );
  act(() => store.set(toggleFavouriteAtom, 'match/ma-2'));
  act(() => live.applyEvents([goal('ma-2', 4)]));
  expect(screen.getByRole('status').textContent).toContain('4–1');
});
