import { test } from 'vitest';
import { expectSameBytes } from './same-bytes.ts';

/** A thousand take four minutes. */
const INSTANTS = process.env.TEST_NIGHTLY ? 1000 : 100;

test(
  `two processes have the same bytes of the real seasons, at ${INSTANTS} random instants`,
  () => expectSameBytes(INSTANTS),
  1_200_000,
);
