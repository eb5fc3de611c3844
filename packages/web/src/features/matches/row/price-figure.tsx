import { useTranslation } from 'react-i18next';
import { OddsValue } from '../../../ui/figures/odds-value.tsx';
import type { Price } from '../model/match-price.ts';

interface PriceFigureProps {
  price: Price | undefined;
  className?: string | undefined;
}

export function PriceFigure({ price, className }: PriceFigureProps) {
  const { t } = useTranslation();
  if (!price) return null;
  const { text, isPlaceholder, moved, note } = price;
  return (
    <OddsValue
      text={text}
      moved={moved}
      guess={isPlaceholder ? t('match.guess') : undefined}
      note={note}
      className={className}
    />
  );
}
