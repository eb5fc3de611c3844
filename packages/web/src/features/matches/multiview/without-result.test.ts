import { expect, test } from 'vitest';
import { aMatch, kickOff } from '../../../../test/a-match.ts';
import { atKickOff, withoutResult } from './without-result.ts';

const match = aMatch({
  statusId: 'FINISHED',
  endTime: kickOff + 9_001,
  clock: { phase: 'penalties' },
  periods: [{ kind: 'half', number: 1, home: 2, away: 1 }],
  incidents: [{ id: 'in-1', kind: 'goal', at: kickOff + 60, text: 'A goal' }],
  commentary: [{ id: 'co-1', kind: 'comment', at: kickOff + 70, text: 'A late winner' } as never],
});

test('nothing that is left of a match reveals its result', () => {
  const text = JSON.stringify(withoutResult(match));
  for (const trace of ['goal', 'winner', 'penalties', 'half', '9001', `${kickOff + 9_001}`])
    expect(text).not.toContain(trace);
  expect(withoutResult(match).homeTeam.score).toBeNull();
});

test('at its kick-off a match is 0–0, before it has no score', () => {
  expect(atKickOff(match, kickOff)).toMatchObject({
    statusId: 'ONGOING',
    homeTeam: { score: 0 },
    awayTeam: { score: 0 },
  });
  expect(atKickOff(match, kickOff - 1)).toMatchObject({
    statusId: 'UPCOMING',
    homeTeam: { score: null },
  });
});
