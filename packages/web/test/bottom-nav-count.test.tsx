// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { LiveScope } from '../src/api/live-stream.ts';
import { BottomNavCount } from '../src/features/shell/bottom-nav/bottom-nav-count.tsx';
import type { Game } from '../src/paths.ts';
import { setNowAtom } from '../src/state/clock/clock.ts';
import { setLiveScopeAtom } from '../src/state/live/live-status.ts';
import { aMatch, kickOff } from './a-match.ts';
import { aSession } from './session.tsx';

afterEach(cleanup);

const today = [aMatch({ id: 'ma-1' }), aMatch({ id: 'ma-2' })];
const yesterday = aMatch({ id: 'ma-3', startTime: kickOff - 86_400 });

async function countOf(game: Game, scope: LiveScope | undefined) {
  const { session, Around } = await aSession();
  const { container } = render(<BottomNavCount game={game} />, { wrapper: Around });
  act(() => {
    session.store.set(setNowAtom, kickOff * 1000);
    session.store.set(setLiveScopeAtom, scope);
    session.live.applyEvents([{ kind: 'reset', at: 1, matches: [...today, yesterday] }]);
  });
  return container.querySelector('[aria-hidden]')?.textContent;
}

test('the bottom navigation counts the live matches of the page’s game that the list of today has', async () => {
  expect(await countOf('football', { sportType: 'football' })).toBe('2');
});

test.each([{}, { matchIds: ['ma-1'] }, { sportType: 'cs2' } as const, undefined])(
  'the bottom navigation has no count on a page that follows other matches: %o',
  async (scope) => {
    expect(await countOf('football', scope)).toBeUndefined();
  },
);
