import type { Match } from '@touchline/types';
import type { Snapshot } from '../state/resources.ts';

function slimMatch({ incidents: _, periods: __, ...match }: Match): Match {
  const { homeTeamAsiaOddsBooker: home } = match.homeTeam;
  const { awayTeamAsiaOddsBooker: away } = match.awayTeam;
  const best = Object.entries(match.odds).filter(([number]) =>
    [home, away].includes(Number(number) as typeof home),
  );
  return { ...match, odds: Object.fromEntries(best) };
}

const isMatch = (item: unknown): item is Match =>
  typeof item === 'object' && item !== null && 'homeTeam' in item && 'odds' in item;

/** Lists of matches without what no row shows: it would be half of a page's weight. The next refresh brings all. */
export const slim = (snapshot: Snapshot): Snapshot =>
  snapshot.map(([key, resource]) => {
    const { result } = resource;
    if (result?.kind !== 'ok' || !Array.isArray(result.data)) return [key, resource] as const;
    const data = result.data.map((item: unknown) => (isMatch(item) ? slimMatch(item) : item));
    return [key, { ...resource, result: { kind: 'ok', data } }] as const;
  });
