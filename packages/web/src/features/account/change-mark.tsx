import { useTranslation } from '../../i18n/use-translation.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import styles from './change-mark.module.css';

/** A change of price: an arrow, and a word for screen readers. */
export function ChangeMark({ change }: { change: number }) {
  const { t } = useTranslation();
  const percent = `${Math.abs(change).toFixed(2)}%`;
  const direction = change > 0 ? 'up' : change < 0 ? 'down' : undefined;
  return (
    <span className={styles.change} data-way={direction}>
      {direction && (
        <>
          <Icon name="up" />
          <span className="vh">{t(`account:wallet.${direction}`)} </span>
        </>
      )}
      {percent}
    </span>
  );
}
