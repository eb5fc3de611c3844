import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import styles from './started-count.module.css';

/** MAT-4: how many of today's matches have begun, live and finished ones. */
export function StartedCount({ count, all }: { count: number; all: number }) {
  const { t } = useTranslation();
  return (
    <p className={styles.begun}>
      <Numerals text={t('matches.begun', { count, all })} />
    </p>
  );
}
