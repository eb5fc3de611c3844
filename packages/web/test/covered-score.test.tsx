import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MatchCard } from '../src/features/matches/board/match-card.tsx';
import { Scoreboard } from '../src/features/matches/board/scoreboard.tsx';
import { MatchRow } from '../src/features/matches/row/match-row.tsx';
import { aMatch } from './a-match.ts';
import { aSession } from './session.tsx';

afterEach(cleanup);

const match = aMatch();
const covered = aMatch({
  covered: true,
  homeTeam: { ...match.homeTeam, score: null },
  awayTeam: { ...match.awayTeam, score: null },
});

test.each([
  ['row', MatchRow],
  ['card', MatchCard],
  ['scoreboard', Scoreboard],
] as const)(
  'PRF-8 the %s of a covered match has no score, not even an unseen one',
  async (_, Part) => {
    const { Around } = await aSession();
    const scoresOf = (one: typeof match) => {
      cleanup();
      const { container } = render(<Part match={one} />, { wrapper: Around });
      return [...container.querySelectorAll('b')].map(({ textContent }) => textContent);
    };
    expect(scoresOf(match).slice(0, 2)).toEqual(['2', '1']);
    expect(scoresOf(covered).slice(0, 2)).toEqual(['', '']);
  },
);
