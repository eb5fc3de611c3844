import { configure } from '@testing-library/dom';

/** The time-out of `expect.poll`; Testing Library's own, 1 s, is too short on a busy machine. */
configure({ asyncUtilTimeout: 15_000 });
