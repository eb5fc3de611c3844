import type { Tournament } from '@touchline/types';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { starsAtom, toggleStarAtom } from '../../state/stars.ts';
import { Star } from '../../ui/star.tsx';

interface CupStarProps {
  tournament: Tournament;
  className?: string | undefined;
}

export function CupStar({ tournament: { id, name }, className }: CupStarProps) {
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
