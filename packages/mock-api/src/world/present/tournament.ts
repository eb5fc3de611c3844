import type * as api from '@touchline/types';
import { BoundedMap } from '../bounded-map.ts';
import type { Tournament } from '../model.ts';
import type { Phase } from '../seasons/phases.ts';
import type { Language } from '../world-view.ts';
import type { Refs } from './refs.ts';

export interface TournamentTeller {
  inMatch(tournament: Tournament, phase: Phase): api.MatchTournament;
  whole(tournament: Tournament, phase: Phase): api.Tournament;
}

export function tournamentTeller(language: Language, refs: Refs, limit: number): TournamentTeller {
  const brief = new BoundedMap<string, { phase: Phase; told: api.MatchTournament }>(limit);
  const full = new BoundedMap<string, { phase: Phase; told: api.Tournament }>(limit);

  const inMatch = (tournament: Tournament, phase: Phase): api.MatchTournament => {
    const present = brief.get(tournament.code);
    if (present?.phase === phase) return present.told;
    const { key, roundStarts } = phase.season;
    const told = {
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
    };
    return brief.set(tournament.code, { phase, told }).told;
  };

  const whole = (tournament: Tournament, phase: Phase): api.Tournament => {
    const present = full.get(tournament.code);
    if (present?.phase === phase) return present.told;
    const { season, stageEnds, teamsKnown } = phase;
    const told: api.Tournament = {
      ...inMatch(tournament, phase),
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
      prizePool: tournament.prize,
    };
    return full.set(tournament.code, { phase, told }).told;
  };

  return { inMatch, whole };
}
