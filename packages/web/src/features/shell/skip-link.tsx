import { useTranslation } from 'react-i18next';
import { MAIN_ID } from '../../ui/layout/main.tsx';
import styles from './skip-link.module.css';

export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`}>
      {t('shell.skip')}
    </a>
  );
}
