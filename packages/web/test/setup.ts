import { configure } from '@testing-library/dom';
import * as react from 'react';
import { afterAll, afterEach } from 'vitest';

/** The time-out of `expect.poll`; Testing Library's own, 1 s, is too short on a busy machine. */
configure({ asyncUtilTimeout: 15_000 });

interface OwnerStacks {
  recentlyCreatedOwnerStacks: number;
}

// The number of elements whose place in the source React has recorded, for its warnings: above its limit it records none, which
// takes a third of the time of a test that renders.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  react as unknown as Record<string, OwnerStacks | undefined>;
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  });

// Files of a worker share a document, and Testing Library, which cleans up after the first of them alone.
if (typeof document === 'object') {
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
  afterAll(() => {
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
  });
}
