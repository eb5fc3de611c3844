import { expect, test } from 'vitest';
import { matchAlerts } from '../src/server/match-alerts.ts';
import { aMatch } from './a-match.ts';

const withScore = (home: number, minute?: number) => {
  const match = aMatch();
  const incident = { id: 'g', kind: 'goal', at: 1, side: 'home', text: 'Goal' } as const;
  return {
    ...match,
    homeTeam: { ...match.homeTeam, score: home },
    awayTeam: { ...match.awayTeam, score: 0 },
    incidents: minute === undefined ? [] : [{ ...incident, minute, player: 'Tom Ashdown' }],
  };
};

test('PRF-12 a goal is in the words of each language, with the same key, and has none without its score', () => {
  const states = { before: withScore(0), after: withScore(1, 23) };
  const [goal] = matchAlerts({ ...states, language: 'en' });
  expect(goal).toMatchObject({
    kind: 'goal',
    title: 'Goal: Northgate Athletic',
    text: 'Northgate Athletic 1–0 Harbour Vale · 23′ Tom Ashdown',
    stop: 'Turn off',
  });
  expect(goal).not.toHaveProperty('covered');
  const [chinese] = matchAlerts({ ...states, language: 'zh' });
  expect(chinese).toMatchObject({ key: goal?.key, title: '进球：Northgate Athletic' });
  // Another gateway may have seen the score before its minute was known.
  const [early] = matchAlerts({ before: withScore(0), after: withScore(1), language: 'en' });
  expect(early?.key).toBe(goal?.key);
});

test('PRF-12 the end of a match also has words without its score', () => {
  const after = { ...withScore(1), statusId: 'FINISHED' as const };
  expect(matchAlerts({ before: withScore(1), after, language: 'en' })).toMatchObject([
    {
      title: 'Full time',
      text: 'Northgate Athletic 1–0 Harbour Vale',
      covered: { title: 'Full time', text: 'Northgate Athletic v Harbour Vale' },
    },
  ]);
});
