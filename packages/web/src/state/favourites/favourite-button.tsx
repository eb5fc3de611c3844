import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { StarToggle } from '../../ui/controls/star-toggle.tsx';
import { favouritesAtom, toggleFavouriteAtom } from './favourites.ts';

interface FavouriteButtonProps {
  id: string;
  name: string;
  className?: string | undefined;
  showIcon?: boolean | undefined;
}

/** Stars a match, a team or a tournament. */
export function FavouriteButton({ id, name, className, showIcon }: FavouriteButtonProps) {
  const { t } = useTranslation();
  const isStarred = useAtomValue(favouritesAtom).has(id);
  const toggle = useSetAtom(toggleFavouriteAtom);
  return (
    <StarToggle
      className={className}
      isStarred={isStarred}
      showIcon={showIcon}
      label={t(isStarred ? 'match.unstar' : 'match.star', { name })}
      onToggle={() => toggle(id)}
    />
  );
}
