import type { Match } from '@touchline/types';
import type { Language } from '../src/i18n/languages.ts';

export const GALLERY_INSTANT = '2026-11-21T15:30:00Z';
const NOW_S = Date.parse(GALLERY_INSTANT) / 1000;
const DAY_S = 86_400;

export type FetchJson = (path: string, headers: Record<string, string>) => Promise<unknown>;

/** Matches of the mock API's world; states that no match is in at the instant are real matches with one change. */
export type Samples = ReturnType<typeof findSamples>;

interface Days {
  football: readonly Match[];
  basketball: readonly Match[];
  esports: readonly Match[];
  longNames: readonly Match[];
}

function find(matches: readonly Match[], state: string, is: (match: Match) => boolean): Match {
  const match = matches.find(is);
  if (!match) throw new Error(`The world has no match that is ${state} at ${GALLERY_INSTANT}.`);
  return match;
}

const isLive = ({ statusId }: Match) => statusId === 'ONGOING';
const isSoon = ({ statusId }: Match) => statusId === 'UPCOMING';
const isDone = ({ statusId }: Match) => statusId === 'FINISHED';
const isDrawn = ({ homeTeam, awayTeam }: Match) => homeTeam.score === awayTeam.score;
const isPriced = ({ homeTeam, awayTeam }: Match) =>
  homeTeam.homeTeamAsiaOdds !== null && awayTeam.awayTeamAsiaOdds !== null;
const has = (kind: string) => (match: Match) =>
  match.incidents?.some((incident) => incident.kind === kind) ?? false;

type Asia = { changedAt?: number; homeWinOpening?: number | null; awayWinOpening?: number | null };

const withQuotes = (match: Match, change: Asia): Match => ({
  ...match,
  odds: Object.fromEntries(
    Object.entries(match.odds).map(([bookmaker, quote]) => [
      bookmaker,
      { ...quote, asia: { ...quote?.asia, ...change } },
    ]),
  ) as Match['odds'],
});

const withStillPrices = (match: Match) => withQuotes(match, { changedAt: NOW_S - DAY_S });

/** The prices of both sides have just moved away from their opening. */
const withMovedPrices = (match: Match) =>
  withQuotes(match, {
    changedAt: NOW_S - 5,
    homeWinOpening: (match.homeTeam.homeTeamAsiaOdds ?? 1) * 0.7,
    awayWinOpening: (match.awayTeam.awayTeamAsiaOdds ?? 1) * 1.4,
  });

const withKicks = (match: Match, home: number, away: number): Match => ({
  ...match,
  periods: [...(match.periods ?? []), { kind: 'penalties', number: 1, home, away }],
});

const withoutPrices = (match: Match): Match => ({
  ...match,
  odds: {},
  homeTeam: { ...match.homeTeam, homeTeamAsiaOdds: null, homeTeamAsiaOddsBooker: null },
  awayTeam: { ...match.awayTeam, awayTeamAsiaOdds: null, awayTeamAsiaOddsBooker: null },
});

/** As the gateway sends a match whose result the visitor has not asked for. */
const withoutResult = ({ incidents: _, periods: __, ...match }: Match): Match => ({
  ...match,
  covered: true,
  homeTeam: { ...match.homeTeam, score: null },
  awayTeam: { ...match.awayTeam, score: null },
});

function findSamples({ football, basketball, esports, longNames }: Days) {
  const live = withStillPrices(
    find(
      football,
      'live in its second half, with prices',
      (match) => isLive(match) && match.clock?.phase === 'second-half' && isPriced(match),
    ),
  );
  const soon = find(
    football,
    'about to start, with prices',
    (match) => isSoon(match) && isPriced(match),
  );
  const done = find(football, 'over and won', (match) => isDone(match) && !isDrawn(match));
  const countries = new Map(
    [...football, ...basketball].map(({ tournament: { country } }) => [country.id, country]),
  );
  return {
    live,
    soon,
    done,
    countries: [...countries.values()],
    redCard: find(
      football,
      'live with a red card',
      (match) => isLive(match) && has('red-card')(match),
    ),
    halfTime: find(
      football,
      'at half-time',
      (match) => isLive(match) && match.clock?.phase === 'half-time',
    ),
    goals: find(
      football,
      'over with five goals',
      (match) => isDone(match) && (match.homeTeam.score ?? 0) + (match.awayTeam.score ?? 0) >= 5,
    ),
    stoppage: { ...live, clock: { phase: 'second-half', minute: 90, stoppage: 4 } } as Match,
    penalties: withKicks({ ...live, clock: { phase: 'penalties' } }, 4, 3),
    wonOnPenalties: withKicks(
      find(football, 'drawn', (match) => isDone(match) && isDrawn(match)),
      4,
      5,
    ),
    noClock: ((): Match => {
      const { clock: _, ...match } = live;
      return match;
    })(),
    later: { ...soon, startTime: soon.startTime + 3 * DAY_S, endTime: soon.endTime + 3 * DAY_S },
    drawn: find(football, 'drawn', (match) => isDone(match) && isDrawn(match)),
    moved: withMovedPrices(live),
    unpriced: withoutPrices(soon),
    covered: withoutResult(done),
    coveredLive: withoutResult(live),
    longNames: find(longNames, 'live, in the scenario long-names', isLive),
    longNamesSoon: find(longNames, 'to come, in the scenario long-names', isSoon),
    basketball: find(basketball, 'live, of basketball', isLive),
    basketballDone: find(basketball, 'over, of basketball', isDone),
    esports: find(esports, 'live, of esports', isLive),
    esportsSoon: find(esports, 'to come, of esports', isSoon),
    esportsDone: find(esports, 'over, of esports', isDone),
  };
}

export async function loadSamples(fetchJson: FetchJson, language: Language): Promise<Samples> {
  const day = async (sport: string, scenario?: string) => {
    const path = `/api/matches?date=20261121&timezoneOffset=0&sportType=${sport}`;
    const headers = {
      'accept-language': language,
      'x-world-at': GALLERY_INSTANT,
      ...(scenario && { 'x-mock-scenario': scenario }),
    };
    return ((await fetchJson(path, headers)) as { data: Match[] }).data;
  };
  const [football, basketball, esports, longNames] = await Promise.all([
    day('football'),
    day('basketball'),
    day('esports'),
    day('football', 'long-names'),
  ]);
  return findSamples({ football, basketball, esports, longNames });
}
