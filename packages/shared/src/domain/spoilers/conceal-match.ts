import type { Match, OddsByBookmaker } from '@touchline/types';
import { bestPrices } from '../best-prices.ts';
import { defined } from '../defined.ts';

const HOUR_S = 3600;

/** How long a match is expected to take: the real length reveals extra time, or a series won early. */
export function usualSeconds({ tournament, bestOf }: Match): number {
  if (tournament.sportType === 'football') return 1.9 * HOUR_S;
  return tournament.sportType === 'basketball' ? 2.25 * HOUR_S : (bestOf ?? 1) * HOUR_S;
}

const FOOTBALL_PHASES = ['first-half', 'half-time', 'second-half'];
const QUARTERS = 4;

/**
 * The clock of a live match, in a part that every match has. Extra time, an overtime and the number of the map reveal how
 * it stands, and so does a break, which may be the one before an overtime.
 */
function usualClock({ clock }: Pick<Match, 'clock'>): Match['clock'] {
  if (!clock) return undefined;
  const { phase, number = 0, minute, stoppage } = clock;
  if (phase === 'quarter' && number <= QUARTERS) {
    return { phase, number, ...(minute !== undefined && { minute }) };
  }
  if (!FOOTBALL_PHASES.includes(phase)) return undefined;
  return {
    phase,
    ...(minute !== undefined && { minute }),
    ...(stoppage !== undefined && { stoppage }),
  };
}

/** Prices before the match: its last ones, or the first. Those of a match in play reveal its score. */
function earlyOdds({ odds, startTime }: Match): OddsByBookmaker {
  const quotes = Object.entries(odds).flatMap(([bookmaker, { asia }]) => {
    const { homeWinOpening = null, awayWinOpening = null, changedAt } = asia;
    const isClosing = changedAt !== undefined && changedAt <= startTime;
    const [home, away] = isClosing
      ? [asia.homeWinOdd, asia.awayWinOdd]
      : [homeWinOpening, awayWinOpening];
    if (home === null && away === null) return [];
    const early = {
      homeWinOdd: home,
      awayWinOdd: away,
      homeWinOpening,
      awayWinOpening,
      ...(isClosing && { changedAt }),
    };
    return [[bookmaker, { asia: early }]];
  });
  return Object.fromEntries(quotes);
}

const teamOf = ({ id, name, logo, emblem, tag, country }: Match['homeTeam'] | Match['awayTeam']) =>
  defined({ id, name, logo, country, emblem, tag });

/** The fields that reveal the course or the result. The compiler asks for each new field of a match here or below. */
type Revealing = 'commentary' | 'incidents' | 'periods' | 'without';

/** The match without its course and result. An allow-list: a field that an upstream adds may reveal the result. */
export function concealMatch(match: Match): Match {
  const { id, startTime, statusId, tips, tournament, season, stage, stageId, round, group } = match;
  const { tie, bestOf, roundKind } = match;
  const odds = earlyOdds(match);
  const clock = statusId === 'ONGOING' ? usualClock(match) : undefined;
  const best = bestPrices(odds);
  return defined({
    id,
    startTime,
    statusId,
    tips,
    tournament,
    season,
    odds,
    endTime: startTime + usualSeconds(match),
    homeTeam: { ...teamOf(match.homeTeam), score: null, ...best.homeTeam },
    awayTeam: { ...teamOf(match.awayTeam), score: null, ...best.awayTeam },
    stage,
    stageId,
    round,
    group,
    tie,
    roundKind,
    bestOf,
    clock,
    covered: true as const,
  } satisfies Record<Exclude<keyof Match, Revealing>, unknown>);
}
