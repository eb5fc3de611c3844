import { instantAt } from '../calendar/zones.ts';
import { advancing, groupRounds } from '../competition/groups.ts';
import { type Entrant, knockout } from '../competition/knockout.ts';
import { groupNamesFor, groupStage } from '../competition/stages.ts';
import { once } from '../lazy.ts';
import type { Past, SeasonKey, SeasonPlan, Team, Ticket } from '../model.ts';
import { shuffled } from '../random/distributions.ts';
import { random } from '../random/random.ts';

export interface TournamentDates {
  /** Days that the matches of a group round, or a knock-out round (from the first), may be played on. */
  readonly groupDays: (year: number, round: number) => readonly number[];
  readonly knockoutDays: (year: number, round: number, final: boolean) => readonly number[];
  readonly times: readonly number[];
  readonly drawAt: (year: number) => number;
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
    name: groupNamesFor(count)[group],
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

function drawn(tickets: readonly Ticket[], back: number, season: SeasonKey, past: Past) {
  const byRank = tickets
    .flatMap(({ league, from, to }) =>
      past
        .finalOrder(league, season.n - back)
        .slice(from, to)
        .map((team, rank) => ({ team, rank: rank - team.level * 3 })),
    )
    .sort((a, b) => a.rank - b.rank);
  return groupsOf(
    byRank.map(({ team }) => team),
    season,
    past.seed,
  );
}

export function continentalPlan(tickets: readonly Ticket[], dates: TournamentDates) {
  const count = tickets.reduce((sum, { from, to }) => sum + to - from, 0) / 4;
  return (season: SeasonKey, past: Past): SeasonPlan => {
    const { zone } = season.tournament.country;
    const groups = once(() => drawn(tickets, dates.back, season, past));
    const knownAt = dates.drawAt(season.year);
    const rounds = dates.legs * 3;
    const stage = groupStage(season, groupNamesFor(count), () => 2);
    const timed = (days: readonly number[], no: number) =>
      instantAt(
        zone,
        days[no % days.length] as number,
        dates.times[Math.floor(no / days.length) % dates.times.length] as number,
      );
    const startsOf = (round: number, matches: number, group: number) => {
      const days = dates.groupDays(season.year, round);
      return Array.from({ length: matches }, (_, no) => timed(days, group + no * count));
    };
    const inGroups = groupRounds({
      season,
      stage,
      size: 4,
      legs: dates.legs,
      groups,
      knownAt,
      neutral: dates.legs === 1,
      decisive: false,
      startsOf,
      boundsOf: (round, matches, group) => {
        const starts = startsOf(round, matches, group);
        return [Math.min(...starts), Math.max(...starts)];
      },
    });
    const after = knockout({
      season,
      firstRound: rounds + 1,
      size: count * 2,
      entrants: once(() => crossed(advancing(groups(), inGroups, 2, past.outcome))),
      startsOf: (left, round) => {
        const days = dates.knockoutDays(season.year, round - rounds, left === 2);
        return Array.from({ length: left / 2 }, (_, tie) => timed(days, tie));
      },
      outcome: past.outcome,
      neutral: (left) => left === 2 || dates.legs === 1,
    });
    return {
      stages: [stage, ...after.stages],
      rounds: [...inGroups, ...after.rounds],
      knownAt,
      teams: () => groups().flatMap(({ teams }) => teams),
      groups: (one) => (one === stage ? groups() : []),
    };
  };
}
