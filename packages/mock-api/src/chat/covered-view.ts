import { concealMatch } from '@touchline/shared/spoilers/conceal-match';
import { isCoveredFrom, isDecidedByCovered } from '@touchline/shared/spoilers/covered-matches';
import type { ShownMatches } from '@touchline/shared/spoilers/shown-matches';
import type { Match } from '@touchline/types';
import type { WorldView } from '../world/world-view.ts';

/** More matches than a tournament has in the days that are covered. */
const RECENT = { offset: 0, limit: 100 };

/** What the chat asks, as the API answers it to a visitor who covers results. `now` in seconds. */
export function coveredView(view: WorldView, now: number, shown: ShownMatches): WorldView {
  const isCovered = isCoveredFrom(shown, now);
  const coveredOf = (id: string): Match[] =>
    [
      ...(view.tournamentMatches(id, 'finished', RECENT) ?? []),
      ...view.liveMatches().filter(({ tournament }) => tournament.id === id),
    ].filter(isCovered);
  const conceal = (matches: readonly Match[]) =>
    matches
      .filter((match) => !match.tie || !isDecidedByCovered(match, coveredOf(match.tournament.id)))
      .map((match) => (isCovered(match) ? concealMatch(match) : match));
  const concealFound = (matches: readonly Match[] | undefined) => matches && conceal(matches);
  return {
    ...view,
    liveMatches: (...query) => conceal(view.liveMatches(...query)),
    mainMatches: (...query) => conceal(view.mainMatches(...query)),
    teamMatches: (...query) => concealFound(view.teamMatches(...query)),
    tournamentMatches: (...query) => concealFound(view.tournamentMatches(...query)),
    tournamentTable(id, matches) {
      const standing = view.tournamentTable(id, matches);
      const isHidden = standing && standing.tables.length > 0 && coveredOf(id).length > 0;
      return isHidden ? { tables: [], covered: true } : standing;
    },
  };
}
