import { cleanup, render, screen } from '@testing-library/react';
import { worldFetch } from '@touchline/mock-api/testing';
import type { Match } from '@touchline/types';
import { afterEach, expect, test } from 'vitest';
import { Updates } from '../src/features/matches/detail/updates.tsx';
import { emptyResource } from '../src/state/stores/resource.ts';
import { fetchData } from './mock-api.ts';
import { aSession } from './session.tsx';

afterEach(cleanup);

test('MDT-2 a red card is an update, with its minute', async () => {
  const at = '2026-11-28T16:40:00Z';
  const matchId = 'ma-eng1-2026-13-4';
  const incidents = ['12 home goal', '38 away red-card'];
  const world = { at, facts: { matches: { [matchId]: { minute: 39, at, incidents } } } };
  const match = await fetchData<Match>(worldFetch(world), `/matches/info?matchId=${matchId}`);
  const { Around } = await aSession();
  render(
    <Updates match={match} commentary={match.commentary} resource={emptyResource} to={() => '/'} />,
    {
      wrapper: Around,
    },
  );
  const card = screen.getByText(/red card/i).closest('li');
  expect(card?.textContent).toContain('38′');
});
