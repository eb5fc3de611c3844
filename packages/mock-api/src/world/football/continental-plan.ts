import { instantAt } from '../calendar/zones.ts';
import { advancing, groupFixtures } from '../competition/groups.ts';
import { type Entrant, knockout } from '../competition/knockout.ts';
import { groupNames, groupStage } from '../competition/stages.ts';
import type { Past, SeasonKey, SeasonPlan, Team, Tournament } from '../model.ts';
import { shuffled } from '../random/draws.ts';
import { random } from '../random/random.ts';

/** Places in last season's table (from, to) of a league that lead here. */
export interface Ticket {
  readonly league: Tournament;
  readonly from: number;
  readonly to: number;
}

export interface TournamentDates {
  /** Days that the matches of a group round, or a knock-out round (from the first), may be played on. */
  readonly groupDays: (year: number, round: number) => readonly number[];
  readonly knockoutDays: (year: number, round: number, final: boolean) => readonly number[];
  readonly times: readonly number[];
  /** How many seasons ago the tables were made that count. */
  readonly back: number;
  readonly legs: 1 | 2;
}

/** Drawn from pots of their rank: each group gets one of each pot. */
function groupsOf(ranked: readonly Team[], season: SeasonKey, seed: string) {
  const count = ranked.length / 4;
  const pots = [0, 1, 2, 3].map((pot) =>
    shuffled(random(seed, 'draw', season.id, pot), ranked.slice(pot * count, (pot + 1) * count)),
  );
  return Array.from({ length: count }, (_, group) => ({
    name: groupNames[group] as string,
    teams: pots.map((pot) => pot[group] as Team),
  }));
}

/** Winners of one half meet the seconds of the other. */
function crossed(groups: readonly (readonly Entrant[])[]): Entrant[] {
  const half = groups.length / 2;
  const ties = groups.map((own, group) => {
    const other = groups[(group + half) % groups.length] as readonly Entrant[];
    return [own[0] as Entrant, other[1] as Entrant];
  });
  return ties.flat();
}

export function continentalPlan(tickets: readonly Ticket[], dates: TournamentDates) {
  return (season: SeasonKey, past: Past): SeasonPlan => {
    const { zone } = season.tournament.country;
    const tables = tickets.map(({ league, from, to }) => {
      const { teams, settledAt } = past.finalOrder(league, season.n - dates.back);
      return { teams: teams.slice(from, to), settledAt };
    });
    const knownAt = Math.max(...tables.map(({ settledAt }) => settledAt));
    const byRank = tables
      .flatMap(({ teams }) => teams.map((team, rank) => ({ team, rank: rank - team.level * 3 })))
      .sort((a, b) => a.rank - b.rank);
    const groups = groupsOf(
      byRank.map(({ team }) => team),
      season,
      past.seed,
    );
    const rounds = dates.legs * 3;
    const stage = groupStage(season, groups, rounds);
    const timed = (days: readonly number[], no: number) =>
      instantAt(
        zone,
        days[no % days.length] as number,
        dates.times[Math.floor(no / days.length) % dates.times.length] as number,
      );
    const groupMatches = groupFixtures({
      season,
      stage,
      legs: dates.legs,
      knownAt,
      neutral: dates.legs === 1,
      decisive: false,
      startsOf: (round, count, group) => {
        const days = dates.groupDays(season.year, round);
        return Array.from({ length: count }, (_, no) => timed(days, group + no * groups.length));
      },
    });
    const { stages, fixtures } = knockout(
      {
        season,
        firstRound: rounds + 1,
        startOf: (left, tie, round) =>
          timed(dates.knockoutDays(season.year, round - rounds, left === 2), tie),
        outcome: past.outcome,
        neutral: (left) => left === 2 || dates.legs === 1,
      },
      crossed(groups.map((group) => advancing(group, groupMatches, 2, past.outcome))),
    );
    return {
      stages: [stage, ...stages],
      fixtures: [...groupMatches, ...fixtures],
      teams: groups.flatMap(({ teams }) => teams),
    };
  };
}
