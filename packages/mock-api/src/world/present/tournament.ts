import type * as api from '@touchline/types';
import { BoundedMap } from '../bounded-map.ts';
import type { Tournament } from '../model.ts';
import type { Phase } from '../seasons/phases.ts';
import type { Language } from '../world-view.ts';
import type { ReferencePresenter } from './references.ts';

export interface TournamentPresenter {
  matchTournament(tournament: Tournament, phase: Phase): api.MatchTournament;
  tournament(tournament: Tournament, phase: Phase): api.Tournament;
}

export function createTournamentPresenter(
  language: Language,
  refs: ReferencePresenter,
  rankOf: ReadonlyMap<Tournament, number>,
): TournamentPresenter {
  const limit = rankOf.size;
  const matchTournaments = new BoundedMap<string, { phase: Phase; value: api.MatchTournament }>(
    limit,
  );
  const tournaments = new BoundedMap<string, { phase: Phase; value: api.Tournament }>(limit);

  const matchTournament = (tournament: Tournament, phase: Phase): api.MatchTournament => {
    const cached = matchTournaments.get(tournament.code);
    if (cached?.phase === phase) return cached.value;
    const { key, roundStarts } = phase.season;
    const value = {
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
    };
    return matchTournaments.set(tournament.code, { phase, value }).value;
  };

  const presentTournament = (tournament: Tournament, phase: Phase): api.Tournament => {
    const cached = tournaments.get(tournament.code);
    if (cached?.phase === phase) return cached.value;
    const { season, stageEnds, teamsKnown } = phase;
    const champion = phase.champion();
    const value: api.Tournament = {
      ...matchTournament(tournament, phase),
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
    return tournaments.set(tournament.code, { phase, value }).value;
  };

  return { matchTournament, tournament: presentTournament };
}
