// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { LiveScope } from '../src/api/live-stream.ts';
import { BottomNavCount } from '../src/features/shell/bottom-nav/bottom-nav-count.tsx';
import type { Game } from '../src/paths.ts';
import { setLiveScopeAtom } from '../src/state/live/live-status.ts';
import { aMatch } from './a-match.ts';
import { aSession } from './session.tsx';

afterEach(cleanup);

const { tournament } = aMatch();
const all = [
  aMatch({ id: 'ma-1' }),
  aMatch({ id: 'ma-2' }),
  aMatch({ id: 'ma-3', tournament: { ...tournament, sportType: 'cs2' } }),
];

async function countOf(game: Game, scope: LiveScope | undefined, matches = all) {
  const { session, Around } = await aSession();
  const { container } = render(<BottomNavCount game={game} />, { wrapper: Around });
  act(() => {
    session.store.set(setLiveScopeAtom, scope);
    session.live.applyEvents([{ kind: 'reset', at: 1, matches }]);
  });
  return container.querySelector('[aria-hidden]')?.textContent;
}

test.each([
  ['football', {}, '2'],
  ['esports', {}, '1'],
  ['cs2', {}, '1'],
  ['lol', {}, undefined],
  ['football', { matchIds: ['ma-1'] }, undefined],
  ['football', undefined, undefined],
] as const)(
  'the bottom navigation counts the live matches of %s where all of them are streamed: %o',
  async (game, scope, count) => {
    expect(await countOf(game, scope)).toBe(count);
  },
);

test('a match without a sport belongs to the requested one', async () => {
  const { sportType: _, ...withoutSport } = tournament;
  const matches = [aMatch({ id: 'ma-4', tournament: withoutSport })];
  expect(await countOf('football', { sportType: 'football' }, matches)).toBe('1');
});
