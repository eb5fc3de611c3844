import type { Match } from '@touchline/types';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { starsAtom, toggleStarAtom } from '../../state/stars.ts';
import { Star } from '../../ui/star.tsx';

export function MatchStar({ match, className }: { match: Match; className?: string | undefined }) {
  const { t } = useTranslation();
  const on = useAtomValue(starsAtom).has(match.id);
  const toggle = useSetAtom(toggleStarAtom);
  const { homeTeam, awayTeam } = match;
  const name = t('match.versus', { home: homeTeam.name, away: awayTeam.name });
  return (
    <Star
      className={className}
      on={on}
      label={t('match.star', { name })}
      onToggle={() => toggle(match.id)}
    />
  );
}
