import type { Lineup } from '@touchline/types';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import styles from './lineups.module.css';

export function Coach({ coach }: Lineup) {
  const { t } = useTranslation();
  return (
    coach && (
      <p className={styles.coach}>
        <span className="meta">{t('parts:lineups.coach')}</span> {coach}
      </p>
    )
  );
}
