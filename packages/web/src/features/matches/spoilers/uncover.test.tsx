import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { shownVersionAtom } from '../../../state/preferences/preferences-atoms.ts';
import type { Session } from '../../../state/session.tsx';
import { uncover } from './uncover.ts';

test('PRF-8 each uncovered match reopens the stream', async () => {
  const store = createStore();
  const session = { store, resources: { renew: async () => {} } } as unknown as Session;
  let openings = 0;
  store.sub(shownVersionAtom, () => {
    openings += 1;
  });
  await uncover(session, 'ma-1');
  await uncover(session, 'ma-2');
  expect(openings).toBe(2);
});
