import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { ListOptions } from '../src/features/matches/day/day-filters.ts';
import { DayMatches } from '../src/features/matches/day/day-matches.tsx';
import { useDaySections } from '../src/features/matches/day/use-day-sections.ts';
import { nowAtom } from '../src/state/clock/clock.ts';
import { aMatch, kickOff } from './a-match.ts';
import { aSession } from './session.tsx';

afterEach(cleanup);

const HOUR_S = 3600;
const list = {
  result: {
    kind: 'ok',
    data: [
      aMatch({ id: 'ma-1', startTime: kickOff - 3 * HOUR_S, statusId: 'FINISHED' }),
      aMatch({ id: 'ma-2' }),
      aMatch({ id: 'ma-3', startTime: kickOff + HOUR_S, statusId: 'UPCOMING' }),
    ],
  },
  fetchedAt: kickOff * 1000,
  pending: false,
  failedAt: 0,
  retry: () => {},
} as const;
const options: ListOptions = { show: 'all', by: 'time', find: '' };
const start = { at: kickOff - 12 * HOUR_S, zone: 'UTC' };

const Day = ({ isWhole = false }: { isWhole?: boolean }) => (
  <DayMatches
    resource={list}
    sections={useDaySections(list, options, start)}
    options={options}
    isToday
    isWhole={isWhole}
    allRowsUrl="/"
    unfilteredUrl="/"
    unfilteredCount={3}
    afterThird={null}
  />
);

/** What the list shows, from the top: ids of matches, and the present time. */
const shown = (container: Element) =>
  [...container.querySelectorAll<HTMLElement>('li[data-match], [data-now]')].map(
    ({ dataset, textContent }) => dataset.match ?? textContent,
  );

test('by time, today opens at now: what is over is folded, and a rule marks the time', async () => {
  const { session, Around } = await aSession();
  session.store.set(nowAtom, (kickOff + HOUR_S / 2) * 1000);
  const { container } = render(<Day />, { wrapper: Around });
  expect(shown(container)).toEqual(['ma-2', 'Now 20:15', 'ma-3']);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Show 1 earlier match' }));
  expect(shown(container)).toEqual(['ma-1', 'ma-2', 'Now 20:15', 'ma-3']);
  act(() => session.store.set(nowAtom, (kickOff + 2 * HOUR_S) * 1000));
  expect(shown(container)).toEqual(['ma-1', 'ma-2', 'ma-3']);
});

test('by time, a document with every row folds none', async () => {
  const { session, Around } = await aSession();
  session.store.set(nowAtom, kickOff * 1000);
  const { container } = render(<Day isWhole />, { wrapper: Around });
  expect(shown(container)).toEqual(['ma-1', 'ma-2', 'Now 19:45', 'ma-3']);
});
