import type { MatchTimeline } from '@touchline/types';
import { expect, test } from 'vitest';
import { aMatch, kickOff } from '../../../../test/a-match.ts';
import { isClosing } from '../model/match-price.ts';
import { withKickOffPrices } from './kick-off-prices.ts';

const covered = { ...aMatch(), odds: {}, covered: true } as const;
const timeline = (prices: MatchTimeline['prices']): MatchTimeline => ({
  matchId: covered.id,
  startTime: kickOff,
  from: kickOff - 600,
  to: kickOff,
  prices,
});

test('PRF-8 a covered match in play has the last prices before its start', () => {
  const shown = withKickOffPrices(
    covered,
    timeline([
      { bookmaker: 2, at: [-600, -60], home: [0.8, 0.9], away: [1.1, 1] },
      { bookmaker: 3, at: [-30, 40], home: [0.85, 2], away: [1.05, 0.2] },
    ]),
  );
  expect(shown.homeTeam).toMatchObject({ homeTeamAsiaOdds: 0.9, homeTeamAsiaOddsBooker: 2 });
  expect(shown.awayTeam).toMatchObject({ awayTeamAsiaOdds: 1.05, awayTeamAsiaOddsBooker: 3 });
  expect(isClosing(shown)).toBe(true);
});

test('PRF-8 without prices before its start a covered match stays as it is', () => {
  expect(withKickOffPrices(covered, timeline([]))).toBe(covered);
  const later = [{ bookmaker: 2, at: [40], home: [2], away: [0.2] } as const];
  expect(withKickOffPrices(covered, timeline(later as never))).toBe(covered);
});
