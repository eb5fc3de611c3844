import { instantAt } from '../calendar/zones.ts';
import { knockout } from '../competition/knockout.ts';
import type { Past, SeasonKey, SeasonPlan, Tournament } from '../model.ts';
import { shuffled } from '../random/draws.ts';
import { random } from '../random/random.ts';
import { kickOffs } from './kickoffs.ts';
import type { LeagueRow } from './leagues.ts';
import { firstMonday, weeksOf } from './weeks.ts';

/** The best of last season's divisions meet, drawn from one pot: 32 where there are so many, else 16. */
function entrantsOf(divisions: readonly Tournament[], { n }: SeasonKey, past: Past) {
  const orders = divisions.map((division) => past.finalOrder(division, n - 1));
  const all = orders.flatMap(({ teams }) => teams);
  const knownAt = Math.max(...orders.map(({ settledAt }) => settledAt));
  return { teams: all.slice(0, all.length >= 32 ? 32 : 16), knownAt };
}

export function cupPlan(row: LeagueRow, divisions: readonly Tournament[]) {
  return (season: SeasonKey, past: Past): SeasonPlan => {
    const { teams, knownAt } = entrantsOf(divisions, season, past);
    const drawn = shuffled(random(past.seed, 'draw', season.id), teams);
    const weeks = weeksOf[row.rhythm].cup.slice(-Math.log2(teams.length));
    const { zone } = season.tournament.country;
    const monday = firstMonday(row.rhythm, season.year);
    const startsOf = (left: number, round: number) =>
      kickOffs(
        {
          zone,
          slots: row.slots,
          monday: monday + (weeks[round - 1] as number) * 7,
          midweek: true,
          closeBefore: true,
          closeAfter: true,
          together: false,
        },
        left / 2,
        random(past.seed, 'kick-offs', season.id, round),
      );
    const { stages, fixtures } = knockout(
      {
        season,
        firstRound: 1,
        startOf: (left, tie, round) =>
          left === 2
            ? instantAt(zone, monday + (weeks.at(-1) as number) * 7 + 2, 20 * 60)
            : (startsOf(left, round)[tie] as number),
        outcome: past.outcome,
        neutral: (left) => left === 2,
      },
      drawn.map((team) => ({ team, knownAt })),
    );
    return { stages, fixtures, teams };
  };
}
