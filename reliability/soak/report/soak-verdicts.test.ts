import { expect, test } from 'vitest';
import { emptyStreamCounts } from '../load/live-reader.ts';
import { soakPage } from './soak-page.ts';
import type { SoakResult } from './soak-result.ts';
import { soakVerdicts } from './soak-verdicts.ts';

const counts = { sent: 9, answered: 8, refused: 1, cutOff: 0, failed: 0, slowestMs: 40 };

const result = (change: Partial<SoakResult> = {}): SoakResult => ({
  startedAt: new Date('2026-11-23T08:00:00Z'),
  minutes: 3,
  tally: {
    total: counts,
    byPhase: new Map([['Redis is killed', counts]]),
    failures: [],
    worstSecond: () => ({ ...counts, second: 2, phase: 'Redis is killed' }),
  },
  accounts: { acknowledged: [{ email: 'a@example.com' }], refreshes: 2, lost: [] },
  streams: { counts: { ...emptyStreamCounts(), events: 5 }, readers: 2, open: 2, different: 0 },
  faults: [{ title: 'Redis is killed', backAfterMs: 300, different: 0, keepsAnswers: false }],
  hasHadFewDescriptors: true,
  memory: { names: ['gateway 1'], at: () => 100, most: new Map([['gateway 1', 120]]) },
  unexpectedExits: [],
  ...change,
});

const failing = (change: Partial<SoakResult>) =>
  soakVerdicts(result(change))
    .filter(({ ok }) => !ok)
    .map(({ name }) => name.split(' ').slice(0, 3).join(' '));

test('a soak without a loss passes', () => {
  expect(failing({})).toEqual([]);
});

test.each<[string, Partial<SoakResult>, string]>([
  [
    'a request that failed without a reason',
    { tally: { ...result().tally, total: { ...counts, failed: 1 } } },
    'none of 9',
  ],
  [
    'a refusal while only another operation fails',
    { faults: [{ title: 'Redis is killed', backAfterMs: 0, different: 0, keepsAnswers: true }] },
    'while one operation',
  ],
  [
    'an acknowledged write that is not there',
    { accounts: { ...result().accounts, lost: ['a@example.com'] } },
    'no acknowledged write',
  ],
  [
    'no write at all',
    { accounts: { acknowledged: [], refreshes: 0, lost: [] } },
    'no acknowledged write',
  ],
  [
    'a stream that differs from the list',
    { faults: [{ title: 'x', backAfterMs: 0, different: 1, keepsAnswers: false }] },
    'every stream has',
  ],
  [
    'a lost event',
    { streams: { ...result().streams, counts: { ...emptyStreamCounts(), events: 5, lost: 1 } } },
    'every stream has',
  ],
  [
    'a reader that is refused without a reason',
    { streams: { ...result().streams, counts: { ...emptyStreamCounts(), events: 5, failed: 1 } } },
    'every stream has',
  ],
  [
    'a fault after which the site never works again',
    { faults: [{ title: 'x', backAfterMs: undefined, different: 0, keepsAnswers: false }] },
    'everything works again',
  ],
  [
    'a run without the part with few descriptors',
    { hasHadFewDescriptors: false },
    'some faults are',
  ],
  [
    'a gateway that grows',
    { memory: { ...result().memory, most: new Map([['gateway 1', 900]]) } },
    'a gateway takes',
  ],
  [
    'a server whose memory is not flat',
    { memory: { ...result().memory, at: (moment) => (moment === 'last' ? 200 : 100) } },
    'memory is flat:',
  ],
  ['a process that ended by itself', { unexpectedExits: ['API 1'] }, 'no process ends'],
])('a soak fails on %s', (_, change, verdict) => {
  expect(failing(change)).toEqual([verdict]);
});

test('the page of a soak has its command, date and counts', () => {
  const page = soakPage(result(), 'npm run soak -- 3', 'gateway 1');
  expect(page).toContain('`npm run soak -- 3` on 2026-11-23, 3 min');
  expect(page).toContain('| Redis is killed | 1 × | 9 | 8 | 1 | 0 | 0 | 0.0 s | 0.3 s |');
  expect(page).toContain('The worst second was number 2 (Redis is killed): 8 of 9');
});
