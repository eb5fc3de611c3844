import type { Tournament } from '@touchline/types';
import type { TFunction } from 'i18next';

type Staged = Pick<Tournament, 'currentStage' | 'currentStageId' | 'currentRound' | 'stageDetails'>;

/** 'Round 12' of a league, 'Group stage · Round 4', 'Quarter-finals'; empty between two stages. */
export function stageLine(tournament: Staged, t: TFunction): string {
  const { currentStage, currentStageId, currentRound, stageDetails } = tournament;
  if (!currentStage) return '';
  const kind = stageDetails.find(({ id }) => id === currentStageId)?.kind;
  const round = currentRound ? t('match.round', { round: currentRound }) : '';
  if (kind === 'league') return round || currentStage;
  return kind === 'group' && round ? `${currentStage} · ${round}` : currentStage;
}
