import type { Match } from '@touchline/types';
import { carriedAnchor, leagueAnchor } from '../list/anchors.ts';
import type { Section } from './arrange-matches.ts';

export interface League {
  tournament: Match['tournament'];
  count: number;
  /** The id of its first place in the list. */
  anchor: string;
}

/** The leagues of a day, each once, with the number of its matches; none where the list is by time. */
export function leaguesOf(sections: readonly Section[] = []): League[] {
  if (sections.some(({ kind }) => kind === 'time')) return [];
  const places = sections
    .filter(({ kind }) => kind !== 'starred')
    .flatMap(({ kind, matches, total, leagueTotals }) =>
      [...Map.groupBy(matches, ({ tournament }) => tournament.id)].map(([id, group]) => ({
        tournament: (group[0] as Match).tournament,
        count: kind === 'league' && total ? total : group.length,
        total: leagueTotals?.[carriedAnchor(id)],
        anchor: kind === 'carried' ? carriedAnchor(id) : leagueAnchor(id),
      })),
    );
  return [...Map.groupBy(places, ({ tournament }) => tournament.id).values()].map((group) => {
    const [{ tournament, total, anchor }] = group as [(typeof places)[number]];
    return { tournament, anchor, count: total ?? group.reduce((sum, { count }) => sum + count, 0) };
  });
}
