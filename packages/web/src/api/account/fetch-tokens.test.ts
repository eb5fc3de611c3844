import { expect, test } from 'vitest';
import { clockAhead } from './fetch-tokens.ts';

const now = Date.UTC(2026, 10, 21, 15, 30);
const date = (ms: number) => new Date(now + ms).toUTCString();

test.each([
  ['a server that is an hour ahead', date(3_600_000), 3_600_000],
  ['a server that is a day behind', date(-86_400_000), -86_400_000],
  ['a second of difference', date(-1000), 0],
  ['no Date header', null, 0],
  ['an unreadable Date header', 'yesterday', 0],
])('SES-1 %s', (_, header, ahead) => {
  expect(clockAhead(header, now)).toBe(ahead);
});
