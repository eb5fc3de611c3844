import { act, cleanup, render, screen } from '@testing-library/react';
import type { Match } from '@touchline/types';
import { afterEach, expect, test } from 'vitest';
import type { SendCall } from '../src/api/send-call.ts';
import MatchPage from '../src/pages/match/match-page.tsx';
import { nowAtom } from '../src/state/clock/clock.ts';
import { liveStatusAtom } from '../src/state/stores/live-status.ts';
import { aMatch, kickOff } from './a-match.ts';
import { aSession } from './session.tsx';

afterEach(cleanup);

const line = (no: number) => ({
  id: `c-${no}`,
  kind: 'corner',
  at: kickOff + no,
  text: `Corner number ${no}.`,
});

test('MDT-2 a change of a streamed match, which has no commentary, brings the new lines', async () => {
  let fetched: Match = aMatch({ commentary: [line(1)] });
  const sendCall = (async ({ path }: { path: string }) =>
    path === '/matches/info'
      ? { kind: 'ok', data: fetched }
      : { kind: 'failed', status: 0 }) as unknown as SendCall;
  const { session, Around } = await aSession('en', sendCall);
  const { store, live } = session;
  const address = {
    params: { game: 'football', matchId: fetched.id },
    search: new URLSearchParams(),
  };
  await act(async () => void render(<MatchPage address={address as never} />, { wrapper: Around }));
  expect(screen.getByText('Corner number 1.')).toBeTruthy();
  store.set(liveStatusAtom, 'on');
  fetched = aMatch({ commentary: [line(1), line(2)] });
  const score = (home: number) =>
    ({ kind: 'patch', at: 1, id: fetched.id, patch: { homeTeam: { score: home } } }) as const;
  await act(async () =>
    live.applyEvents([{ kind: 'reset', at: 1, matches: [aMatch()] }, score(3)]),
  );
  expect(screen.getByText('Corner number 1.')).toBeTruthy();
  expect(screen.queryByText('Corner number 2.')).toBeNull();
  await act(async () => {
    store.set(nowAtom, Date.UTC(2026, 10, 20, 20, 52, 30));
    live.applyEvents([score(4)]);
  });
  expect(screen.getByText('Corner number 2.')).toBeTruthy();
});
