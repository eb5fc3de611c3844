import { useTranslation } from '../../../i18n/use-translation.tsx';
import styles from './search-keys.module.css';

export function SearchKeys() {
  const { t } = useTranslation();
  const keys = [
    ['↑ ↓', t('search:keys.move')],
    ['↵', t('search:keys.open')],
    ['Esc', t('search:keys.close')],
  ] as const;
  return (
    <p className={styles.keys} aria-hidden="true">
      {keys.map(([key, action]) => (
        <span key={key}>
          <kbd>{key}</kbd> {action}
        </span>
      ))}
    </p>
  );
}
