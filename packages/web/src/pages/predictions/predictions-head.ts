import type { Head, HeadInput } from '../../state/navigation/page-head.ts';
import { readPredictionsAddress } from './predictions-calls.ts';

export function predictionsHead({ t, address }: HeadInput): Head {
  const game = t(`games.${readPredictionsAddress(address).game}`);
  return {
    title: t('predictions.title', { game }),
    description: t('predictions.description', { game }),
  };
}
