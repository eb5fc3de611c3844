import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Figures } from '../../../ui/figures/numerals.tsx';
import styles from './started-count.module.css';

/** MAT-4: how many of today's matches have begun, whether they still run or not. */
export function BegunCount({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <p className={styles.begun}>
      <Figures text={t('matches.begun', { count })} />
    </p>
  );
}
