import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { preferencesAtom } from '../src/state/preferences/preferences-atoms.ts';
import { PrefetchProvider } from '../src/state/preferences/prefetch-context.ts';
import { useSetPreferences } from '../src/state/preferences/use-change-preferences.ts';
import { aSession } from './session.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function Choices() {
  const choose = useSetPreferences();
  return ['America/New_York', 'Europe/London'].map((zone) => (
    <button key={zone} type="button" onClick={() => choose({ zone })}>
      {zone}
    </button>
  ));
}

test('PRF-6 of two choices the later one applies, even if the first one’s data loads later', async () => {
  const { session, Around } = await aSession();
  const { promise: loaded, resolve: finish } = Promise.withResolvers<void>();
  const user = userEvent.setup();
  render(
    <PrefetchProvider value={() => loaded}>
      <Choices />
    </PrefetchProvider>,
    { wrapper: Around },
  );
  await user.click(screen.getByRole('button', { name: 'America/New_York' }));
  // Has the UTC offset in which the page is shown: needs no data.
  await user.click(screen.getByRole('button', { name: 'Europe/London' }));
  expect(session.store.get(preferencesAtom).zone).toBe('Europe/London');
  await act(async () => finish());
  expect(session.store.get(preferencesAtom).zone).toBe('Europe/London');
});
