import { DAY, HOUR } from '../calendar/civil.ts';
import { groupRounds } from '../competition/groups.ts';
import { leagueStage } from '../competition/stages.ts';
import type { Past, SeasonKey, SeasonPlan } from '../model.ts';
import { once } from '../once.ts';
import { shuffled } from '../random/draws.ts';
import { random } from '../random/random.ts';
import type { Rhythm } from './leagues.ts';
import { firstMonday } from './weeks.ts';

const APART = 3;
const ROUNDS = 60;

/**
 * The small world's football: a round every third day, its matches one after the other round the
 * clock. Six leagues that take turns keep some match on at any hour, with a tenth of the teams.
 */
export function densePlan(rhythm: Rhythm, turn: number) {
  return (season: SeasonKey, { seed }: Past): SeasonPlan => {
    const { teams } = season.tournament;
    const first = firstMonday(rhythm, season.year);
    const stage = leagueStage(season);
    const groups = once(() => [{ teams: shuffled(random(seed, 'draw', season.id), teams) }]);
    const matches = teams.length / 2;
    const startOf = (round: number, no: number) =>
      (first + (round - 1) * APART + (turn % APART)) * DAY +
      (no * (24 / matches) + (turn < APART ? 0 : 12 / matches)) * HOUR;
    const rounds = groupRounds({
      season,
      stage,
      size: teams.length,
      legs: Math.floor(ROUNDS / (teams.length - 1)),
      groups,
      knownAt: 0,
      neutral: false,
      decisive: false,
      startsOf: (round, count) => Array.from({ length: count }, (_, no) => startOf(round, no)),
      boundsOf: (round, count) => [startOf(round, 0), startOf(round, count - 1)],
      deal: (starts, round) => shuffled(random(seed, 'kick-offs', season.id, round), starts),
    });
    return { stages: [stage], rounds, knownAt: 0, teams: () => teams, groups };
  };
}
