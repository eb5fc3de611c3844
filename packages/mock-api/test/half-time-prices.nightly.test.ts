import type { Match } from '@touchline/types';
import { expect, test } from 'vitest';
import { createWorld } from '../src/world/world.ts';

const scoreLead = (home: Match['homeTeam'], away: Match['awayTeam']): number =>
  (home.score ?? 0) - (away.score ?? 0);

test('ENT-2 a one-goal lead at half-time is priced at about 75 %', () => {
  const view = createWorld({ seed: 'half-time', size: 'standard' });
  const shares: number[] = [];
  for (let hour = 0; hour < 400; hour++) {
    const instant = 1_795_275_000 + hour * 7 * 3600;
    for (const { clock, homeTeam, awayTeam, odds } of view.at(instant, 'en').liveMatches()) {
      if (clock?.phase !== 'half-time' || scoreLead(homeTeam, awayTeam) !== 1) continue;
      const [quote] = Object.values(odds).filter(({ asia }) => asia.homeWinOdd !== null);
      if (!quote) continue;
      const home = 1 / (1 + (quote.asia.homeWinOdd as number));
      const away = 1 / (1 + (quote.asia.awayWinOdd as number));
      shares.push(home / (home + away));
    }
  }
  shares.sort((a, b) => a - b);
  expect(shares.length).toBeGreaterThan(50);
  expect(shares[shares.length >> 1]).toBeGreaterThan(0.68);
  expect(shares[shares.length >> 1]).toBeLessThan(0.8);
}, 30_000);
