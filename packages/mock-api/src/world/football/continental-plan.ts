import { instantAt } from '../calendar/zones.ts';
import { advancingTeams, groupRounds } from '../competition/groups.ts';
import { type Entrant, knockout } from '../competition/knockout.ts';
import { groupNamesFor, groupStage } from '../competition/stages.ts';
import { lazy } from '../lazy.ts';
import type { PastSeasons, QualifyingPlaces, SeasonKey, SeasonPlan, Team } from '../model.ts';
import { shuffled } from '../random/distributions.ts';
import { random } from '../random/random.ts';

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

/** Four pots by rank; each group gets one team of each. */
function groupsFromPots(ranked: readonly Team[], season: SeasonKey, seed: string) {
  const count = ranked.length / 4;
  const pots = [0, 1, 2, 3].map((pot) =>
    shuffled(random(seed, 'draw', season.id, pot), ranked.slice(pot * count, (pot + 1) * count)),
  );
  return Array.from({ length: count }, (_, group) => ({
    name: groupNamesFor(count)[group],
    teams: pots.map((pot) => pot[group] as Team),
  }));
}

/** Group winners of one half meet the runners-up of the other. */
function crossGroups(groups: readonly (readonly Entrant[])[]): Entrant[] {
  const half = groups.length / 2;
  const ties = groups.map((teams, group) => {
    const other = groups[(group + half) % groups.length] as readonly Entrant[];
    return [teams[0] as Entrant, other[1] as Entrant];
  });
  return ties.flat();
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
    const { zone } = season.tournament.country;
    const groups = lazy(() => drawGroups(places, dates.seasonsBack, season, past));
    const knownAt = dates.drawAt(season.year);
    const rounds = dates.legs * 3;
    const stage = groupStage(season, groupNamesFor(count), () => 2);
    const startOn = (days: readonly number[], no: number) =>
      instantAt(
        zone,
        days[no % days.length] as number,
        dates.times[Math.floor(no / days.length) % dates.times.length] as number,
      );
    const groupStageRounds = groupRounds({
      season,
      stage,
      size: 4,
      legs: dates.legs,
      groups,
      knownAt,
      isAtNeutralVenue: dates.legs === 1,
      needsWinner: false,
      startsOf: (round, matches, group) => {
        const days = dates.groupDays(season.year, round);
        return Array.from({ length: matches }, (_, no) => startOn(days, group + no * count));
      },
    });
    const finals = knockout({
      season,
      firstRound: rounds + 1,
      size: count * 2,
      entrants: lazy(() =>
        crossGroups(advancingTeams(groups(), groupStageRounds, 2, past.outcome)),
      ),
      startsOf: (teamsLeft, round) => {
        const days = dates.knockoutDays(season.year, round - rounds, teamsLeft === 2);
        return Array.from({ length: teamsLeft / 2 }, (_, tie) => startOn(days, tie));
      },
      outcome: past.outcome,
      isAtNeutralVenue: (teamsLeft) => teamsLeft === 2 || dates.legs === 1,
    });
    return {
      stages: [stage, ...finals.stages],
      rounds: [...groupStageRounds, ...finals.rounds],
      knownAt,
      teams: () => groups().flatMap(({ teams }) => teams),
      groups: (one) => (one === stage ? groups() : []),
    };
  };
}
