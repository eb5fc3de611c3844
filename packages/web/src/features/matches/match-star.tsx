import type { Match } from '@touchline/types';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Favourite } from '../../state/favourite.tsx';

export function MatchStar({ match, className }: { match: Match; className?: string | undefined }) {
  const { t } = useTranslation();
  const { id, homeTeam, awayTeam } = match;
  const name = t('match.versus', { home: homeTeam.name, away: awayTeam.name });
  return <Favourite id={id} name={name} className={className} />;
}
