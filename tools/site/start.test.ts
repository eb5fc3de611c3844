import { expect, test } from 'vitest';
import { npmStart, START_TIMEOUT_MS } from './test/npm-start.ts';

test('all faulty variables are reported together, and nothing is started', {
  timeout: START_TIMEOUT_MS,
}, async () => {
  const faulty = { PORT: 'eighty', MOCK_PORT: '99999', UPSTREAM_URL: 'nonsense' };
  const { code, screen } = await npmStart(faulty).ended;
  expect(code).toBe(1);
  for (const name of Object.keys(faulty)) expect(screen).toMatch(new RegExp(`^ +${name}\\b`, 'm'));
});
