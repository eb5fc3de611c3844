import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { startLines } from './start-lines.ts';

const UPSTREAM_URL = 'https://api.example.com';

function linesFor(env: Record<string, string>): string[] {
  const read = readConfig({ JWT_SECRET: 'a secret of this test', ...env });
  if (!read.ok) throw new Error(read.errors.join('\n'));
  return startLines(read.config);
}

test('the terminal shows the mock API with its sample account, and where the worlds are', () => {
  expect(linesFor({})).toEqual([
    '  with the mock API at http://127.0.0.1:8081 (sign in as demo@touchline.dev, touchline-demo)',
    '  See every page in every state at http://127.0.0.1:8080/worlds',
  ]);
});

test('the terminal shows another upstream, and what the mock API answers beside it', () => {
  expect(linesFor({ UPSTREAM_URL })).toEqual(['  with the upstream at https://api.example.com']);
  expect(linesFor({ UPSTREAM_URL, MOCK_OPERATIONS: 'getWallet', MOCK_FALLBACK: 'on' })).toEqual([
    '  with the upstream at https://api.example.com',
    '  and the mock API at http://127.0.0.1:8081 for getWallet, and for what the upstream answers with 404 or 501',
  ]);
});
