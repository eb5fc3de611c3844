import type { Match } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { ResultBadge } from '../../../ui/figures/result-badge.tsx';
import { pipFor } from '../model/outcome.ts';

interface MatchResultBadgeProps {
  match: Match;
  teamId: string;
  className?: string | undefined;
}

export function MatchResultBadge({ match, teamId, className }: MatchResultBadgeProps) {
  const { t } = useTranslation();
  if (match.homeTeam.score === null) return null;
  const outcome = pipFor(teamId, match);
  return (
    <ResultBadge
      outcome={outcome}
      letter={t(`detail:letter.${outcome}`)}
      label={t(`detail:result.${outcome}`)}
      className={className}
    />
  );
}
