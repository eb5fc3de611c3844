import { useTranslation } from '../../i18n/use-translation.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import styles from './change-mark.module.css';

/** How a price has moved: an arrow to see, a word to hear. */
export function ChangeMark({ change }: { change: number }) {
  const { t } = useTranslation();
  const figures = `${Math.abs(change).toFixed(2)}%`;
  const way = change > 0 ? 'up' : change < 0 ? 'down' : undefined;
  return (
    <span className={styles.change} data-way={way}>
      {way && (
        <>
          <Icon name="up" />
          <span className="vh">{t(`account.wallet.${way}`)} </span>
        </>
      )}
      {figures}
    </span>
  );
}
