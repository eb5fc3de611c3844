import { lazy } from '../lazy.ts';
import type { PastSeasons, SeasonKey, SeasonPlan } from '../model.ts';
import { shuffled } from '../random/distributions.ts';
import { random } from '../random/random.ts';
import { type GroupRoundsOptions, groupRounds } from './groups.ts';
import { leagueStage } from './stages.ts';

interface LeagueSeason extends Pick<GroupRoundsOptions, 'legs' | 'startsOf'> {
  /** How many teams play on for the title, in a sport without draws. */
  readonly playoffTeams?: number;
}

/** All teams of a tournament in one group, in random order. */
export function leagueSeason(
  season: SeasonKey,
  { seed }: PastSeasons,
  { legs, startsOf, playoffTeams }: LeagueSeason,
): SeasonPlan {
  const { teams } = season.tournament;
  const stage = leagueStage(season, playoffTeams);
  const groups = lazy(() => [{ teams: shuffled(random(seed, 'draw', season.id), teams) }]);
  const stream = playoffTeams ? 'tip-offs' : 'kick-offs';
  const rounds = groupRounds({
    season,
    stage,
    size: teams.length,
    legs,
    groups,
    knownAt: 0,
    isAtNeutralVenue: false,
    needsWinner: playoffTeams !== undefined,
    startsOf,
    assignStarts: (starts, round) => shuffled(random(seed, stream, season.id, round), starts),
  });
  return {
    stages: [stage],
    rounds,
    knownAt: 0,
    teams: () => teams,
    groups: (one) => (one === stage ? groups() : []),
  };
}
