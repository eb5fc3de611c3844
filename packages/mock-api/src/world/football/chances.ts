import type { Chances, Fixture, Standing } from '../model.ts';
import { shareBelow } from '../odds/bell.ts';
import type { StrengthOf } from '../strength.ts';
import { goalRates } from './goals.ts';

const played = ({ clock }: Standing): number => {
  switch (clock?.phase) {
    case 'first-half':
    case 'half-time':
    case 'second-half':
      return clock.minute ?? 45;
    default:
      return 90;
  }
};

/** Goals still to come are spread like a bell round what both may expect in the time that is left. */
export function footballChances(
  fixture: Fixture,
  strengthOf: StrengthOf,
  standing: Standing | undefined,
): Chances {
  const rates = goalRates(fixture, strengthOf);
  const extra = standing?.clock?.phase === 'extra-time' || standing?.clock?.phase === 'penalties';
  const left = standing ? Math.max(0.03, extra ? 0.15 : (91 - played(standing)) / 90) : 1;
  const lead = standing ? standing.home - standing.away : 0;
  const mean = lead + (rates.home - rates.away) * left;
  const spread = Math.sqrt((rates.home + rates.away) * left);
  return { home: 1 - shareBelow((0.5 - mean) / spread), away: shareBelow((-0.5 - mean) / spread) };
}
