import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { call } from '../src/api/call.ts';
import { resolveCachedPage } from '../src/offline/resolve-cached-page.ts';
import { paths } from '../src/paths.ts';
import { resolvePage } from '../src/router/resolve-page.ts';
import { nowAtom } from '../src/state/clock/clock.ts';
import { useOffline } from '../src/state/offline/use-offline.ts';
import { aSession } from './session.tsx';

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.kept;
});

const Notice = () => (useOffline().offline ? 'offline' : 'online');

test('NWS-2 features, which need no network, do not end the notice that the page is offline', async () => {
  document.documentElement.dataset.kept = String(Date.now());
  let isUp = false;
  const { session, Around } = await aSession('en', async () =>
    isUp ? ({ kind: 'ok', data: [] } as never) : { kind: 'not-found' },
  );
  const pass = (milliseconds: number) =>
    act(async () => session.store.set(nowAtom, (before) => before + milliseconds));
  render(<Notice />, { wrapper: Around });
  await pass(20_000);
  expect(document.body.textContent).toBe('offline');
  const news = call('/news', { limit: 4 }, 'en');
  await act(() => session.resources.load(news));
  expect(session.resources.read(news).result).toMatchObject({ kind: 'ok', isLocal: true });
  await pass(20_000);
  expect(document.body.textContent).toBe('offline');
  isUp = true;
  await act(() => session.resources.load(news));
  await pass(20_000);
  expect(screen.getByText('online')).toBeTruthy();
});

test('NWS-2 offline, a page of which the device has the features alone is the offline page', async () => {
  const { session } = await aSession('en', async () => ({ kind: 'not-found' }));
  const news = call('/news', { limit: 4 }, 'en');
  await session.resources.load(news);
  expect(session.resources.read(news).result).toMatchObject({ kind: 'ok', isLocal: true });
  const page = await resolvePage(paths.teams('football'));
  expect((await resolveCachedPage(page, session)).pathname).toBe('/offline');
});
