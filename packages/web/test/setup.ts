import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

/** The time-out of `expect.poll`; Testing Library's own, 1 s, is too short on a busy machine. */
configure({ asyncUtilTimeout: 15_000 });

// Files of a worker share a document, and Testing Library, which cleans up after the first of them alone.
afterEach(cleanup);
afterAll(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
