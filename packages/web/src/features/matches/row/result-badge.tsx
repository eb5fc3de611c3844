import type { Match } from '@touchline/types';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Pip } from '../../../ui/figures/result-badge.tsx';
import { outcomeFor } from '../model/outcome.ts';

interface ResultPipProps {
  match: Match;
  teamId: string;
  className?: string | undefined;
}

/** How a match went for one of its teams. */
export function ResultPip({ match, teamId, className }: ResultPipProps) {
  const { t } = useTranslation();
  const outcome = outcomeFor(teamId, match);
  return (
    <Pip
      outcome={outcome}
      letter={t(`detail.letter.${outcome}`)}
      label={t(`detail.result.${outcome}`)}
      className={className}
    />
  );
}
