import { BoundedMap } from '@touchline/shared/domain/bounded-map';
import type * as api from '@touchline/types';
import type { Tournament } from '../model.ts';
import type { Phase } from '../seasons/phases.ts';
import type { Language } from '../world-view.ts';
import type { ReferencePresenter } from './references.ts';

/** Makes the same object while a tournament is in the same phase. */
function perPhase<T>(limit: number, make: (phase: Phase) => T) {
  const values = new BoundedMap<string, { phase: Phase; value: T }>(limit);
  return (phase: Phase): T => {
    const { code } = phase.season.key.tournament;
    const cached = values.get(code);
    if (cached?.phase === phase) return cached.value;
    return values.set(code, { phase, value: make(phase) }).value;
  };
}

export function createTournamentPresenter(
  language: Language,
  refs: ReferencePresenter,
  rankOf: ReadonlyMap<Tournament, number>,
) {
  const matchTournament = perPhase(rankOf.size, (phase) => {
    const { key, roundStarts } = phase.season;
    const { tournament } = key;
    return {
      id: tournament.id,
      name: tournament.name[language],
      logo: `images/tournaments/${tournament.id}.svg`,
      country: refs.country(tournament.country),
      currentSeason: key.label[language],
      currentSeasonId: key.id,
      currentStage: phase.stage?.name[language] ?? null,
      currentStageId: phase.stage?.id ?? null,
      roundCount: roundStarts.length,
      sportType: tournament.game,
      rank: rankOf.get(tournament) as number,
    } satisfies api.MatchTournament;
  });

  const presentTournament = perPhase(rankOf.size, (phase): api.Tournament => {
    const { season, stageEnds, teamsKnown } = phase;
    const { tournament } = season.key;
    const champion = phase.champion();
    return {
      ...matchTournament(phase),
      ...(tournament.aliases && { aliases: [...tournament.aliases] }),
      sportType: tournament.game,
      type: tournament.type,
      startTime: season.start,
      endTime: stageEnds.at(-1) as number,
      currentRound: phase.round,
      stageDetails: season.spans.map(({ stage, start }, no) => ({
        id: stage.id,
        name: stage.name[language],
        kind: stage.kind,
        startTime: start,
        endTime: stageEnds[no] as number,
      })),
      division: tournament.division,
      groups: teamsKnown ? season.stages.flatMap(({ groupNames }) => groupNames) : [],
      teams: teamsKnown ? season.teams().map(refs.team) : [],
      ...(champion && { champion: refs.team(champion) }),
      prizePool: tournament.prize,
      ...(tournament.isReal && { without: ['leaders'] }),
    };
  });

  return { matchTournament, tournament: presentTournament };
}

export type TournamentPresenter = ReturnType<typeof createTournamentPresenter>;
