import { instantAt } from '../../calendar/zones.ts';
import { knockout } from '../../competition/knockout.ts';
import { lazy } from '../../lazy.ts';
import type { PastSeasons, SeasonKey, SeasonPlan, Tournament } from '../../model.ts';
import { shuffled } from '../../random/distributions.ts';
import { random } from '../../random/random.ts';
import { kickOffs } from './kickoffs.ts';
import type { LeagueRow } from './leagues.ts';
import { drawInstant, firstMonday, SEASON_WEEKS } from './season-weeks.ts';

/** The best of last season's divisions, in random order. */
function drawEntrants(
  divisions: readonly Tournament[],
  size: number,
  { id, n }: SeasonKey,
  past: PastSeasons,
  knownAt: number,
) {
  const best = divisions.flatMap((division) => past.finalOrder(division, n - 1)).slice(0, size);
  return shuffled(random(past.seed, 'draw', id), best).map((team) => ({ team, knownAt }));
}

export function cupPlan(row: LeagueRow, divisions: readonly Tournament[]) {
  return (season: SeasonKey, past: PastSeasons): SeasonPlan => {
    const size = season.tournament.teams.length >= 32 ? 32 : 16;
    const knownAt = drawInstant(row.pattern, season.year);
    const entrants = lazy(() => drawEntrants(divisions, size, season, past, knownAt));
    const weeks = SEASON_WEEKS[row.pattern].cup.slice(-Math.log2(size));
    const { zone } = season.tournament.country;
    const mondayOf = (round: number) =>
      firstMonday(row.pattern, season.year) + (weeks[round - 1] as number) * 7;
    const timing = {
      zone,
      slots: row.slots,
      isMidweek: true,
      hasMatchBefore: true,
      hasMatchAfter: true,
      isSimultaneous: false,
    };
    const { stages, rounds } = knockout({
      season,
      firstRound: 1,
      size,
      entrants,
      startsOf: (teamsLeft, round) =>
        teamsLeft === 2
          ? [instantAt(zone, mondayOf(round) + 2, 20 * 60)]
          : kickOffs({ ...timing, monday: mondayOf(round) }, teamsLeft / 2),
      outcome: past.outcome,
      isAtNeutralVenue: (teamsLeft) => teamsLeft === 2,
    });
    return {
      stages,
      rounds,
      knownAt,
      teams: () => entrants().map(({ team }) => team),
      groups: () => [],
    };
  };
}
