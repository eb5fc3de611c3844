import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './loading.module.css';

const SLOW_AFTER_MS = 10_000;

/** A skeleton, and after ten seconds a word over it. */
export function Loading({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.loading} aria-busy="true">
      {children}
      <p className={styles.slow} role="status">
        {isSlow && <span>{t('state.slow')}</span>}
      </p>
    </div>
  );
}
