import type { Match, OddsByBookmaker } from '@touchline/types';

type Side = 'homeWinOdd' | 'awayWinOdd';

function bestPriceErrors(
  odds: OddsByBookmaker,
  side: Side,
  price: number | null,
  booker: number | null,
) {
  const quotes = Object.values(odds).flatMap(({ asia }) => asia[side] ?? []);
  const best = quotes.length > 0 ? Math.max(...quotes) : null;
  const errors =
    best === price ? [] : [`${side}: the best quote is ${best}, but the match has ${price}`];
  const quoted = booker === null ? null : (odds[booker]?.asia[side] ?? null);
  return quoted === price ? errors : [...errors, `${side}: bookmaker ${booker} quotes ${quoted}`];
}

const SCORED_PERIODS = ['half', 'extra-time', 'quarter', 'overtime'];

function periodErrors({ periods = [], homeTeam, awayTeam }: Match): string[] {
  const counted = periods.filter(({ kind }) => SCORED_PERIODS.includes(kind));
  if (counted.length === 0) return [];
  const home = counted.reduce((sum, period) => sum + period.home, 0);
  const away = counted.reduce((sum, period) => sum + period.away, 0);
  return home === homeTeam.score && away === awayTeam.score
    ? []
    : [`the periods add up to ${home}–${away}, the score is ${homeTeam.score}–${awayTeam.score}`];
}

function scoreErrors({ statusId, homeTeam, awayTeam }: Match): string[] {
  const has = [homeTeam.score, awayTeam.score].filter((score) => score !== null).length;
  const wanted = statusId === 'UPCOMING' ? 0 : 2;
  return has === wanted ? [] : [`${statusId} with the score ${homeTeam.score}–${awayTeam.score}`];
}

/** Contradictions within one match. */
export function matchErrors(match: Match): string[] {
  const { id, startTime, endTime, homeTeam, awayTeam, odds } = match;
  const { homeTeamAsiaOdds, homeTeamAsiaOddsBooker } = homeTeam;
  const { awayTeamAsiaOdds, awayTeamAsiaOddsBooker } = awayTeam;
  return [
    ...(endTime === 0 || endTime > startTime
      ? []
      : [`ends at ${endTime}, before its start at ${startTime}`]),
    ...(homeTeam.id === awayTeam.id ? ['a team plays against itself'] : []),
    ...scoreErrors(match),
    ...periodErrors(match),
    ...bestPriceErrors(odds, 'homeWinOdd', homeTeamAsiaOdds, homeTeamAsiaOddsBooker),
    ...bestPriceErrors(odds, 'awayWinOdd', awayTeamAsiaOdds, awayTeamAsiaOddsBooker),
  ].map((error) => `${id}: ${error}`);
}
