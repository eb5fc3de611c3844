import type { Match, Standing, StandingTable } from '@touchline/types';

/** The tables of a season that contain one of the two teams; only those of the match's stage, if there are any. */
export function tablesOf({ tables }: Standing, match: Match): StandingTable[] {
  const ids = [match.homeTeam.id, match.awayTeam.id];
  const withTeams = tables.filter(({ rows }) => rows.some(({ team }) => ids.includes(team.id)));
  const ofStage = withTeams.filter(({ stage }) => stage === match.stage);
  return ofStage.length > 0 ? ofStage : withTeams;
}
