import { useTranslation } from '../../../i18n/use-translation.tsx';
import { OddsValue } from '../../../ui/figures/odds-value.tsx';
import type { Price } from '../model/match-price.ts';

export function PriceFigure({
  price,
  className,
}: {
  price: Price | undefined;
  className?: string | undefined;
}) {
  const { t } = useTranslation();
  if (!price) return null;
  const { text, guess, moved } = price;
  return (
    <OddsValue
      text={text}
      moved={moved}
      guess={guess ? t('match.guess') : undefined}
      className={className}
    />
  );
}
