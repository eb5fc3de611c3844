import type { LeftOutMatches } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import styles from './standing.module.css';

/** TRN-7: how many matches of the season no table counts, because they have no result. */
export function LeftOut({ cancelled: count, unrecorded }: LeftOutMatches) {
  const { t } = useTranslation();
  const matches = [
    count && t('tournaments:leftOut.cancelled', { count }),
    unrecorded && t('tournaments:leftOut.unrecorded', { count: unrecorded }),
  ];
  return (
    <p className={styles.legend}>
      {t('tournaments:leftOut.title', { matches: matches.filter(Boolean).join(' · ') })}
    </p>
  );
}
