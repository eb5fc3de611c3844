import type { Match } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { FavouriteButton } from '../../../state/favourites/favourite-button.tsx';
import { namesOf } from '../model/match.ts';

interface MatchStarProps {
  match: Match;
  className?: string | undefined;
}

export function MatchStar({ match, className }: MatchStarProps) {
  const { t } = useTranslation();
  const name = t('match.versus', namesOf(match));
  return <FavouriteButton kind="match" id={match.id} name={name} className={className} />;
}
