import { test } from 'vitest';
import { expectSameBytes } from './same-bytes.ts';

test(
  'two processes have the same bytes of the real seasons, at four instants',
  () => expectSameBytes(4),
  120_000,
);
