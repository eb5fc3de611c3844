import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from '../i18n/use-translation.tsx';
import { Star } from '../ui/star.tsx';
import { starsAtom, toggleStarAtom } from './stars.ts';

interface FavouriteProps {
  id: string;
  name: string;
  className?: string | undefined;
}

/** The star of a match, a team or a tournament. */
export function Favourite({ id, name, className }: FavouriteProps) {
  const { t } = useTranslation();
  const on = useAtomValue(starsAtom).has(id);
  const toggle = useSetAtom(toggleStarAtom);
  return (
    <Star
      className={className}
      on={on}
      label={t('match.star', { name })}
      onToggle={() => toggle(id)}
    />
  );
}
