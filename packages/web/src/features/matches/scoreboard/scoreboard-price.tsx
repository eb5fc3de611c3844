import { useTranslation } from '../../../i18n/use-translation.tsx';
import type { Price } from '../model/match-price.ts';
import { PriceFigure } from '../row/price-figure.tsx';
import styles from './scoreboard-price.module.css';

export function ScoreboardPrice({ price }: { price: Price | undefined }) {
  const { t } = useTranslation();
  return (
    <div className={styles.price}>
      <PriceFigure price={price} className={styles.odd} />
      {price?.booker && (
        <small>
          {price.booker}
          <span className={styles.extra}>{t('match.bestPrice')}</span>
        </small>
      )}
    </div>
  );
}
