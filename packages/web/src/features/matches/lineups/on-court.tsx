import { useTranslation } from 'react-i18next';
import styles from './on-court.module.css';

/** The mark of a player who is playing at the moment shown. */
export function OnCourt() {
  const { t } = useTranslation();
  const label = t('parts:basketball.onCourt');
  return <i className={styles.mark} role="img" title={label} aria-label={label} />;
}
