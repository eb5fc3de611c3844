import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { NO_TOURNAMENT } from '../../paths.ts';
import { StarToggle } from '../../ui/controls/star-toggle.tsx';
import { favouritesAtom, toggleFavouriteAtom } from './favourites.ts';
import { type StarKind, starOf } from './star.ts';

interface FavouriteButtonProps {
  kind: StarKind;
  id: string;
  name: string;
  className?: string | undefined;
}

/** Stars a match, a team or a tournament. */
export function FavouriteButton(props: FavouriteButtonProps) {
  const { kind, id, name, className } = props;
  const { t } = useTranslation();
  const star = starOf(kind, id);
  const isStarred = useAtomValue(favouritesAtom).has(star);
  const toggle = useSetAtom(toggleFavouriteAtom);
  if (id === NO_TOURNAMENT) return null;
  return (
    <StarToggle
      className={className}
      isStarred={isStarred}
      label={t(isStarred ? 'match.unstar' : 'match.star', { name })}
      onToggle={() => toggle(star)}
    />
  );
}
