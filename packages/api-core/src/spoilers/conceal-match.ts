import type { BookmakerNumber, Match, OddsByBookmaker } from '@touchline/types';

const HOUR_S = 3600;

/** How long a match is expected to take: the real length reveals extra time, or a series won early. */
function usualSeconds({ tournament, bestOf }: Match): number {
  if (tournament.sportType === 'football') return 1.9 * HOUR_S;
  return tournament.sportType === 'basketball' ? 2.25 * HOUR_S : (bestOf ?? 1) * HOUR_S;
}

type Side = 'home' | 'away';

/** Prices before the match. Those of a match in play reveal its score. */
function openingOdds(odds: OddsByBookmaker): OddsByBookmaker {
  const quotes = Object.entries(odds).flatMap(([bookmaker, { asia }]) => {
    const { homeWinOpening = null, awayWinOpening = null } = asia;
    if (homeWinOpening === null && awayWinOpening === null) return [];
    const opening = {
      homeWinOdd: homeWinOpening,
      awayWinOdd: awayWinOpening,
      homeWinOpening,
      awayWinOpening,
    };
    return [[bookmaker, { asia: opening }]];
  });
  return Object.fromEntries(quotes);
}

function bestPrice(odds: OddsByBookmaker, side: Side) {
  let best: { price: number | null; booker: BookmakerNumber | null } = {
    price: null,
    booker: null,
  };
  for (const [bookmaker, { asia }] of Object.entries(odds)) {
    const price = asia[`${side}WinOdd`];
    if (price !== null && price > (best.price ?? 0)) {
      best = { price, booker: Number(bookmaker) as BookmakerNumber };
    }
  }
  return best;
}

const teamOf = ({
  id,
  name,
  logo,
  emblem,
  tag,
  country,
}: Match['homeTeam'] | Match['awayTeam']) => ({
  id,
  name,
  logo,
  country,
  ...(emblem && { emblem }),
  ...(tag && { tag }),
});

/** The match without its course and result. An allow-list: a field that an upstream adds may reveal the result. */
export function concealMatch(match: Match): Match {
  const { id, startTime, statusId, tips, tournament, season, stage, stageId, round, group } = match;
  const { tie, bestOf } = match;
  const odds = openingOdds(match.odds);
  const [home, away] = [bestPrice(odds, 'home'), bestPrice(odds, 'away')];
  return {
    id,
    startTime,
    statusId,
    tips,
    tournament,
    season,
    odds,
    endTime: startTime + usualSeconds(match),
    homeTeam: {
      ...teamOf(match.homeTeam),
      score: null,
      homeTeamAsiaOdds: home.price,
      homeTeamAsiaOddsBooker: home.booker,
    },
    awayTeam: {
      ...teamOf(match.awayTeam),
      score: null,
      awayTeamAsiaOdds: away.price,
      awayTeamAsiaOddsBooker: away.booker,
    },
    ...(stage && { stage }),
    ...(stageId && { stageId }),
    ...(round && { round }),
    ...(group && { group }),
    ...(tie && { tie }),
    ...(bestOf && { bestOf }),
    covered: true,
  };
}
