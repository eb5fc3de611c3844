import { expect, test } from 'vitest';
import { type SoakResult, soakVerdicts } from './verdicts.ts';

const total = { sent: 9, answered: 7, refused: 1, cutOff: 1, failed: 0 };
const accounts = { acknowledged: [{ email: 'a@example.com' }], refreshes: 1, lost: [] };
const good: SoakResult = {
  tally: { total, failures: [] },
  accounts,
  faults: [{ title: 'killed: Redis', backAfterMs: 300 }],
  memoryMb: 480,
  unexpectedExits: [],
};

const failing = (change: Partial<SoakResult>) =>
  soakVerdicts({ ...good, ...change }).filter(({ ok }) => !ok);

test('a soak passes without failures', () => {
  expect(failing({})).toEqual([]);
});

test.each<[string, Partial<SoakResult>, string]>([
  ['a failed request', { tally: { total: { ...total, failed: 1 }, failures: ['x'] } }, 'none of 9'],
  ['a lost write', { accounts: { ...accounts, lost: ['x'] } }, 'no acknowledged write'],
  ['no write at all', { accounts: { ...accounts, acknowledged: [] } }, 'no acknowledged write'],
  ['a part that stays down', { faults: [{ title: 'x', backAfterMs: undefined }] }, 'everything'],
  ['too much memory', { memoryMb: 701 }, 'a gateway and an API take 701 MB'],
  ['a process that ended by itself', { unexpectedExits: ['API 1'] }, 'no process ends'],
])('a soak fails on %s', (_, change, verdict) => {
  expect(failing(change).map(({ name }) => name)).toEqual([expect.stringContaining(verdict)]);
});
