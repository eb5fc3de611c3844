import { once } from '../lazy.ts';
import type { Calendar, Past, SeasonKey, SeasonPlan } from '../model.ts';
import { shuffled } from '../random/distributions.ts';
import { random } from '../random/random.ts';
import { groupRounds } from './groups.ts';
import { leagueStage } from './stages.ts';

/** A league that minds neither weekends nor cups: a round every so many days. */
export interface SteadyPace {
  /** Days from round to round. */
  readonly apart: number;
  readonly legs: number;
  readonly calendar: Calendar;
  readonly firstDay: (n: number) => number;
  /** The kick-offs of the round that begins on this day. */
  readonly startsOf: (day: number, matches: number) => readonly number[];
}

export function steadyPlan({ apart, legs, firstDay, startsOf }: SteadyPace) {
  return (season: SeasonKey, { seed }: Past): SeasonPlan => {
    const { teams } = season.tournament;
    const first = firstDay(season.n);
    const stage = leagueStage(season);
    const groups = once(() => [{ teams: shuffled(random(seed, 'draw', season.id), teams) }]);
    const startsIn = (round: number, matches: number) =>
      startsOf(first + (round - 1) * apart, matches);
    const rounds = groupRounds({
      season,
      stage,
      size: teams.length,
      legs,
      groups,
      knownAt: 0,
      neutral: false,
      decisive: false,
      startsOf: startsIn,
      boundsOf: (round, matches) => {
        const starts = startsIn(round, matches);
        return [Math.min(...starts), Math.max(...starts)];
      },
      deal: (starts, round) => shuffled(random(seed, 'kick-offs', season.id, round), starts),
    });
    return { stages: [stage], rounds, knownAt: 0, teams: () => teams, groups };
  };
}
