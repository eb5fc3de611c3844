import type { Match } from '@touchline/types';
import type { Snapshot } from '../state/resources.ts';

/** As long as the arrow of a moved price is shown. */
const movedFor = 600;

/** Of the quotes a row reads only the best ones, and of these only whether they have moved lately. */
function slimOdds({ statusId, odds, homeTeam, awayTeam }: Match, now: number): Match['odds'] {
  if (statusId === 'FINISHED') return {};
  const best = [homeTeam.homeTeamAsiaOddsBooker, awayTeam.awayTeamAsiaOddsBooker].map(String);
  const read = Object.entries(odds).filter(
    ([number, { asia }]) => best.includes(number) && now - (asia.changedAt ?? 0) <= movedFor,
  );
  return Object.fromEntries(read);
}

function slimMatch({ incidents: _, periods: __, ...match }: Match, now: number): Match {
  return { ...match, odds: slimOdds(match, now) };
}

const isMatch = (item: unknown): item is Match =>
  typeof item === 'object' && item !== null && 'homeTeam' in item && 'odds' in item;

/** Lists of matches without what no row shows: it would be half of a page's weight. The next refresh brings all. */
export const slim = (snapshot: Snapshot, nowMs: number): Snapshot =>
  snapshot.map(([key, resource]) => {
    const { result } = resource;
    if (result?.kind !== 'ok' || !Array.isArray(result.data)) return [key, resource] as const;
    const data = result.data.map((item: unknown) =>
      isMatch(item) ? slimMatch(item, nowMs / 1000) : item,
    );
    return [key, { ...resource, result: { kind: 'ok', data } }] as const;
  });
