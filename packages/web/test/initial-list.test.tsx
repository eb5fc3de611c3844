import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { countDay, type DayCounts } from '../src/features/matches/day/day-counts.ts';
import { DayMatches } from '../src/features/matches/day/day-matches.tsx';
import { FilterTabs } from '../src/features/matches/day/filter-tabs.tsx';
import { useDaySections } from '../src/features/matches/day/use-day-sections.ts';
import type { LoadedResource } from '../src/state/data/use-resource.ts';
import { loadFavouritesAtom } from '../src/state/favourites/favourites.ts';
import { useLiveList } from '../src/state/live/use-live-list.ts';
import { aMatch } from './a-match.ts';
import { aSession } from './session.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const [one, two] = [aMatch({ id: 'ma-1' }), aMatch({ id: 'ma-2' })];

const held = (
  data: (typeof one)[],
  change: Partial<LoadedResource<readonly (typeof one)[]>> = {},
) => ({
  result: { kind: 'ok', data } as const,
  fetchedAt: 1,
  pending: false,
  failedAt: 0,
  retry: () => {},
  ...change,
});

const lists = { day: held([one, two]), live: held([one, two]), start: undefined };
const totals = { ...(countDay(lists, 0) as DayCounts), rows: 1 };

const starred = { show: 'starred', by: 'league', find: '' } as const;

test('until the whole day is loaded, neither an empty list of stars nor a wrong count is shown', async () => {
  localStorage.setItem('touchline.stars', '["match/ma-2"]');
  const { session, Around } = await aSession();
  session.store.set(loadFavouritesAtom);
  const Day = ({ list }: { list: ReturnType<typeof held> }) => (
    <>
      <FilterTabs show="starred" to={() => '/'} counts={totals} resource={list} />
      <DayMatches
        resource={list}
        sections={useDaySections(list, starred)}
        options={starred}
        isToday
        isWhole={false}
        allRowsUrl="/"
        unfilteredUrl="/football/matches"
        unfilteredCount={2}
        afterThird={null}
      />
    </>
  );
  const { rerender, container } = render(<Day list={held([], { totals })} />, { wrapper: Around });
  expect(screen.queryByText(/Nothing starred yet/)).toBeNull();
  expect(container.querySelector('[aria-busy]')).not.toBeNull();
  expect(screen.getByRole('link', { name: /^Starred/ }).textContent).toBe('Starred');
  rerender(<Day list={held([one, two])} />);
  expect(container.querySelectorAll('li[data-match]')).toHaveLength(1);
  expect(screen.getByRole('link', { name: /^Starred/ }).textContent).toBe('Starred1');
});

test('a match that starts does not join a list of which only the first rows are loaded', async () => {
  const { session, Around } = await aSession();
  const Count = ({ list }: { list: ReturnType<typeof held> }) => (
    <p>{JSON.stringify(useLiveList(list, 100).result)}</p>
  );
  const { rerender, container } = render(<Count list={held([one], { totals })} />, {
    wrapper: Around,
  });
  act(() => session.live.applyEvents([{ kind: 'reset', at: 1, matches: [one, two] }]));
  expect(container.textContent).not.toContain('ma-2');
  rerender(<Count list={held([one])} />);
  expect(container.textContent).toContain('ma-2');
});
