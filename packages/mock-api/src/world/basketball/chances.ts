import type { Chances, Fixture, Standing } from '../model.ts';
import { shareBelow } from '../odds/normal-distribution.ts';
import type { StrengthOf } from '../strength.ts';
import { minutesOf, PER_MINUTE, POINTS_SPREAD, pointsEdge } from './quarters.ts';

/** A lead by so much in the mean, give or take. */
interface Lead {
  readonly mean: number;
  readonly variance: number;
}

/** What a basket is worth, squared, over what it is worth: how unevenly points come. */
const UNEVEN = 2.25;

/**
 * By how much a period will be won. Before it that is the bell it is drawn from; while it is on, its
 * score so far tells the more the longer it has been on, since baskets fall unevenly.
 */
function periodLead({ mean, variance }: Lead, points: number, gone: number, lead: number): Lead {
  const noise = 2 * UNEVEN * points * gone * (1 - gone);
  const precision = 1 / variance + gone ** 2 / noise;
  return {
    mean: (mean / variance + (gone * lead) / noise) / precision,
    variance: 1 / precision,
  };
}

function finalLead(standing: Standing, quarter: Lead, length: number): Lead {
  const { clock, periods, home, away } = standing;
  const number = clock?.number ?? 4;
  const overtime = clock?.phase === 'overtime';
  const rest = overtime ? 0 : 4 - number;
  const now = home - away;
  const after = { mean: quarter.mean * rest, variance: quarter.variance * rest };
  const period = periods.at(-1);
  if (clock?.phase === 'break' || !period) {
    return { mean: now + after.mean, variance: after.variance + 1 };
  }
  const minutes = overtime ? 5 : length;
  const share = minutes / length;
  const gone = Math.min(0.99, ((clock?.minute ?? 1) - 0.5) / minutes);
  const lead = period.home - period.away;
  const drawn = { mean: quarter.mean * share, variance: quarter.variance * share ** 2 };
  const own = periodLead(drawn, PER_MINUTE * minutes, gone, lead);
  return { mean: now - lead + own.mean + after.mean, variance: own.variance + after.variance };
}

export function basketballChances(
  fixture: Fixture,
  strengthOf: StrengthOf,
  standing: Standing | undefined,
): Chances {
  const quarter = { mean: pointsEdge(fixture, strengthOf) / 4, variance: 2 * POINTS_SPREAD ** 2 };
  const { mean, variance } = standing
    ? finalLead(standing, quarter, minutesOf(fixture))
    : { mean: quarter.mean * 4, variance: quarter.variance * 4 };
  const home = shareBelow(mean / Math.sqrt(variance));
  return { home, away: 1 - home };
}
