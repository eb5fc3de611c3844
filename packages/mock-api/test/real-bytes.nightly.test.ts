import { test } from 'vitest';
import { expectSameBytes } from './same-bytes.ts';

// They take four minutes.
test(
  'two processes have the same bytes of the real seasons, at 1000 random instants',
  () => expectSameBytes(1000),
  1_200_000,
);
