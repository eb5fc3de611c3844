import { expect, test } from 'vitest';
import { freePorts } from './ports.ts';

test('free ports differ from one another', async () => {
  expect(new Set(await freePorts(5)).size).toBe(5);
});
