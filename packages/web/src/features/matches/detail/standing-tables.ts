import type { Match, Standing, StandingTable } from '@touchline/types';

/** Of a season's tables those in which one of the two teams stands; of its own stage, where they stand in several. */
export function tablesOf({ tables }: Standing, match: Match): StandingTable[] {
  const ids = [match.homeTeam.id, match.awayTeam.id];
  const theirs = tables.filter(({ rows }) => rows.some(({ team }) => ids.includes(team.id)));
  const ofStage = theirs.filter(({ stage }) => stage === match.stage);
  return ofStage.length > 0 ? ofStage : theirs;
}
