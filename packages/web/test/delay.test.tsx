// @vitest-environment jsdom

import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Match } from '@touchline/types';
import { afterEach, expect, test, vi } from 'vitest';
import { apiBaseFor } from '../src/api/api-base.ts';
import { call } from '../src/api/call.ts';
import { createSendCall } from '../src/api/send-call.ts';
import { LazyDelayPanel } from '../src/features/shell/delay/lazy-delay-panel.tsx';
import { DelayChip } from '../src/features/shell/header/delay-chip.tsx';
import { nowAtom } from '../src/state/clock/clock.ts';
import { toggleDelayPanelAtom } from '../src/state/overlays/delay-panel.ts';
import { delayAtom, preferencesAtom } from '../src/state/preferences/preferences-atoms.ts';
import { useDevicePreferences } from '../src/state/preferences/use-device-preferences.ts';
import { aMatch } from './a-match.ts';
import { aSession } from './session.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  delete document.documentElement.dataset.delay;
  vi.unstubAllGlobals();
});

function Site() {
  useDevicePreferences();
  return (
    <>
      <DelayChip />
      <LazyDelayPanel />
    </>
  );
}

const list = call('/matches/live', {}, 'en');

/** A session that has loaded the live matches, of a site that answers each path with another score. */
async function open() {
  const paths: string[] = [];
  const scoreAt = (path: string) => (path.includes('/behind/60/') ? 1 : 2);
  const fetchList = async ({ url }: Request) => {
    const { pathname } = new URL(url);
    paths.push(pathname);
    const match = aMatch();
    const data = [{ ...match, homeTeam: { ...match.homeTeam, score: scoreAt(pathname) } }];
    return Response.json({ data });
  };
  vi.stubGlobal('fetch', fetchList);
  const sendCall = createSendCall({
    origin: location.origin,
    base: () => '/api',
    fetch: fetchList,
    onFailure: () => {},
  });
  const { session, Around } = await aSession('en', sendCall);
  await session.resources.load(list);
  session.live.applyEvents([{ kind: 'reset', at: 1, matches: [aMatch({ id: 'ma-of-now' })] }]);
  render(<Site />, { wrapper: Around });
  act(() => session.store.set(toggleDelayPanelAtom));
  await screen.findByRole('slider');
  const score = () => {
    const { result } = session.resources.read(list);
    return result?.kind === 'ok' ? (result.data[0] as Match).homeTeam.score : undefined;
  };
  return { session, paths, score, user: userEvent.setup() };
}

test('PRF-11: a delay moves the whole site: its data, its clock, its stream and a chip in the header', async () => {
  const { session, paths, score, user } = await open();
  const now = session.store.get(nowAtom);
  expect(score()).toBe(2);
  expect(screen.queryByRole('button', { name: /behind/ })).toBeNull();
  const more = screen.getByRole('button', { name: '5 s more' });
  for (let step = 0; step < 12; step++) await user.click(more);
  await waitFor(() => expect(score()).toBe(1));
  expect(paths.at(-1)).toBe('/api/behind/60/matches/live');
  expect(session.live.peek('ma-of-now')).toBeUndefined();
  expect(session.store.get(nowAtom)).toBe(now - 60_000);
  expect(screen.getByRole('button', { name: '60 s behind' })).toBeTruthy();
  expect(document.documentElement.dataset.delay).toBe('60');
  expect(JSON.parse(localStorage.touchline)).toMatchObject({ delay: 60 });
  expect(decodeURIComponent(document.cookie)).toContain('"delay":60');
  await user.click(screen.getByRole('button', { name: 'No delay' }));
  await waitFor(() => expect(score()).toBe(2));
  expect(session.store.get(nowAtom)).toBe(now);
});

test('PRF-11: what was loaded with another delay and cannot be loaded again is not shown', async () => {
  const { session, score, user } = await open();
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  await user.click(screen.getByRole('button', { name: '5 s more' }));
  await waitFor(() => expect(session.store.get(delayAtom)).toBe(5));
  await waitFor(() => expect(score()).toBeUndefined());
});

test('PRF-11: the path of a call names delay and covered results, and a covered match that is played its delay', () => {
  const baseOf = apiBaseFor({ results: 'covered', delay: 45 });
  expect([baseOf(), baseOf(true)]).toEqual(['/api/behind/45/spoiler-free', '/api/behind/45']);
});

test('PRF-11: Escape closes the panel, and the focus returns to what opened it', async () => {
  const { session, user } = await open();
  await user.click(screen.getByRole('button', { name: '5 s more' }));
  const chip = await screen.findByRole('button', { name: '5 s behind' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
  await user.click(chip);
  await screen.findByRole('slider');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(chip));
  expect(session.store.get(preferencesAtom).delay).toBe(5);
});
