import { test } from 'vitest';
import { expectSameBytes } from './same-bytes.ts';

test(
  'two processes have the same bytes of the real seasons, at a thousand instants',
  () => expectSameBytes(1000),
  1_200_000,
);
