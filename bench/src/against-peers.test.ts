import { expect, test } from 'vitest';
import { againstPeers } from './against-peers.ts';

const rounds = [
  [10, 20, 30],
  [10, 20, 30],
];

test('costs are means of the processes of a program, and ratios are taken round by round', () => {
  const peer = [
    [20, 20, 20],
    [30, 50, 70],
  ];
  const costs = new Map([
    ['Touchline', rounds],
    ['a peer', peer],
  ]);
  const rows = againstPeers(costs, { suite: 's', kind: 'GET', wanted: { 'a peer': 0.9 } });
  const [ours, , theirs, ratio] = rows;
  expect(ours).toMatchObject({ what: 'Touchline, GET', figures: { median: 20 } });
  expect(theirs?.figures).toEqual({ median: 35, min: 20, max: 50 });
  expect(ratio).toMatchObject({ what: '× a peer, GET', wanted: { atLeast: 0.9 } });
  expect(ratio?.figures).toEqual({ median: 1.75, min: 1, max: 2.5 });
});

test('a row says how far the processes of the gateway are apart', () => {
  const [, apart] = againstPeers(new Map([['Touchline', rounds]]), { suite: 's', wanted: {} });
  expect(apart).toMatchObject({ what: 'its dearest process × its cheapest', unit: 'times' });
  expect(apart?.figures.median).toBe(3);
});
