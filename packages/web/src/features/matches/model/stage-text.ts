import type { Match } from '@touchline/types';
import type { TFunction } from 'i18next';

/** 'Round 12', or the name of the stage; nothing between two stages. */
export const stageText = ({ round, stage, tournament }: Match, t: TFunction): string =>
  round ? t('match.round', { round }) : (stage ?? tournament.currentStage ?? '');
