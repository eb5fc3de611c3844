import { instantAt } from '../../calendar/zones.ts';
import { crossGroups, groupCupPlan, groupsFromPots } from '../../competition/group-cup.ts';
import { lazy } from '../../lazy.ts';
import type { PastSeasons, QualifyingPlaces, SeasonKey, SeasonPlan } from '../../model.ts';

export interface TournamentDates {
  /** Days on which the matches of a group round or a knock-out round (both from 1) are played. */
  readonly groupDays: (year: number, round: number) => readonly number[];
  readonly knockoutDays: (year: number, round: number, final: boolean) => readonly number[];
  readonly times: readonly number[];
  readonly drawAt: (year: number) => number;
  /** The tables of this many seasons ago determine the participants. */
  readonly seasonsBack: number;
  readonly legs: 1 | 2;
}

function drawGroups(
  places: readonly QualifyingPlaces[],
  seasonsBack: number,
  season: SeasonKey,
  past: PastSeasons,
) {
  const byRank = places
    .flatMap(({ league, from, to }) =>
      past
        .finalOrder(league, season.n - seasonsBack)
        .slice(from, to)
        .map((team, rank) => ({ team, rank: rank - team.level * 3 })),
    )
    .sort((a, b) => a.rank - b.rank);
  return groupsFromPots(
    byRank.map(({ team }) => team),
    season,
    past.seed,
  );
}

export function continentalPlan(places: readonly QualifyingPlaces[], dates: TournamentDates) {
  const count = places.reduce((sum, { from, to }) => sum + to - from, 0) / 4;
  return (season: SeasonKey, past: PastSeasons): SeasonPlan => {
    const { year, tournament } = season;
    const startOn = (days: readonly number[], no: number) =>
      instantAt(
        tournament.country.zone,
        days[no % days.length] as number,
        dates.times[Math.floor(no / days.length) % dates.times.length] as number,
      );
    return groupCupPlan(season, past, {
      groupCount: count,
      size: 4,
      legs: dates.legs,
      groups: lazy(() => drawGroups(places, dates.seasonsBack, season, past)),
      advancingCount: () => 2,
      knownAt: dates.drawAt(year),
      isAtNeutralVenue: dates.legs === 1,
      startOf: (round, group, no) => startOn(dates.groupDays(year, round), group + no * count),
      knockoutSize: count * 2,
      entrants: crossGroups,
      tieStart: (round, tie, teamsLeft) =>
        startOn(dates.knockoutDays(year, round, teamsLeft === 2), tie),
    });
  };
}
