import { expect, test } from 'vitest';
import { aMatch } from '../../../../test/a-match.ts';
import { fromTeamView } from './from-team-view.ts';

test('TEA-7 the score starts with the goals of the team, at home and away', () => {
  const match = aMatch();
  expect(fromTeamView('te-eng-1', match)).toMatchObject({
    opponent: { name: 'Harbour Vale' },
    score: '2–1',
  });
  expect(fromTeamView('te-eng-2', match)).toMatchObject({
    opponent: { name: 'Northgate Athletic' },
    score: '1–2',
  });
  const periods = [{ kind: 'penalties', number: 1, home: 4, away: 5 } as const];
  expect(fromTeamView('te-eng-2', aMatch({ periods })).score).toBe('1–2 (5–4)');
});
