import { expect, test } from 'vitest';
import type { Answer } from './send.ts';
import { Tally } from './tally.ts';

const answer = (status: number, more: Partial<Answer> = {}): Answer => ({
  status,
  headers: {},
  text: '',
  ...more,
});
const problem = (status: number, headers: Answer['headers'] = {}) =>
  answer(status, {
    headers: { 'content-type': 'application/problem+json', ...headers },
    text: JSON.stringify({ status, detail: 'The upstream is away.' }),
  });
const broken = answer(0, { error: 'socket hang up' });
const errorOf = ({ status }: Answer) => (status === 200 ? undefined : `responded with ${status}`);

function clocked() {
  let now = 0;
  const reported: string[] = [];
  const tally = new Tally({ now: () => now, onFailure: (failure) => reported.push(failure) });
  const count = (given: Answer) => tally.count('a page', async () => given, errorOf);
  const wait = (ms: number) => {
    now += ms;
  };
  return { tally, count, wait, reported };
}

test('a refusal is a problem document that says why, and when to come again', async () => {
  const { tally, count } = clocked();
  await count(problem(502));
  await count(problem(503, { 'retry-after': '1' }));
  expect(tally.total).toMatchObject({ sent: 2, refused: 2, failed: 0 });
  await count(problem(503));
  await count(problem(500));
  await count(answer(502, { headers: { 'content-type': 'text/html' } }));
  expect(tally.total).toMatchObject({ sent: 5, refused: 2, failed: 3 });
});

test('only while processes are killed may a request go without an answer', async () => {
  const { tally, count, wait, reported } = clocked();
  await count(broken);
  tally.enter('a gateway is killed', { kills: true });
  await count(broken);
  await count(answer(502));
  tally.enter('nothing broken');
  wait(1);
  await count(broken);
  expect(tally.total).toMatchObject({ cutOff: 2, failed: 2 });
  expect(tally.failures).toEqual([
    'nothing broken: a page: socket hang up',
    'nothing broken: a page: socket hang up',
  ]);
  expect(reported).toEqual(tally.failures);
});

test('a request that is never answered has failed, even while processes are killed', async () => {
  const { tally, count } = clocked();
  tally.enter('a gateway is killed', { kills: true });
  await count(answer(0, { error: 'timed out', hasTimedOut: true }));
  expect(tally.total).toMatchObject({ cutOff: 0, failed: 1 });
});
