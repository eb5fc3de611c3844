import { defined } from '@touchline/shared/domain/defined';
import type { Match, Standing, Tournament, TournamentSeason } from '@touchline/types';

/** The tournament as it was in a past season, as far as that is known. */
export const inSeason = (
  tournament: Tournament,
  { id, name, champion }: TournamentSeason,
  standing: Standing | undefined,
): Tournament =>
  defined({
    ...tournament,
    currentSeason: name,
    currentSeasonId: id,
    currentStage: null,
    currentStageId: null,
    currentRound: null,
    prizePool: null,
    startTime: 0,
    endTime: 0,
    teams: standing?.tables.flatMap(({ rows }) => rows.map(({ team }) => team)) ?? [],
    champion,
  });

/** Stages have other ids in each season, and the same names. */
export const pastMatches = (matches: readonly Match[], { stageDetails }: Tournament): Match[] =>
  matches.map((match) => {
    const stage = stageDetails.find(({ name }) => name === match.stage);
    return stage ? { ...match, stageId: stage.id } : match;
  });
