import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Star } from '../../ui/controls/star-toggle.tsx';
import { starsAtom, toggleStarAtom } from './favourites.ts';

interface FavouriteProps {
  id: string;
  name: string;
  className?: string | undefined;
  drawn?: boolean | undefined;
}

/** The star of a match, a team or a tournament. */
export function Favourite({ id, name, className, drawn }: FavouriteProps) {
  const { t } = useTranslation();
  const on = useAtomValue(starsAtom).has(id);
  const toggle = useSetAtom(toggleStarAtom);
  return (
    <Star
      className={className}
      on={on}
      drawn={drawn}
      label={t('match.star', { name })}
      onToggle={() => toggle(id)}
    />
  );
}
