import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { starsAtom, toggleStarAtom } from '../../state/stars.ts';
import { Star } from '../../ui/star.tsx';

interface TeamStarProps {
  id: string;
  name: string;
  className?: string | undefined;
}

export function TeamStar({ id, name, className }: TeamStarProps) {
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
