import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { CloseButton } from '../../../ui/controls/close-button.tsx';
import { AlertRow } from './alert-row.tsx';
import { alertOf, reportedEvents } from './alert-text.ts';
import styles from './away-card.module.css';
import { useAwayNews } from './use-away-news.ts';
import { useEscape } from './use-escape.ts';

const MAX_ROWS = 6;

/** PRF-10 */
export function AwayCard({ now }: { now: () => number }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { news, clear } = useAwayNews(now);
  const rows = reportedEvents(news).map((one) => ({
    at: one.at,
    alert: alertOf(one, t),
  }));
  const hasRows = rows.length > 0;
  const more = rows.length - MAX_ROWS;

  // Whoever goes on to another page has read it.
  useEffect(() => clear, [clear, pathname]);

  useEscape(hasRows, clear);

  return (
    <>
      <p className="vh" role="status">
        {hasRows && t('alerts:away.spoken', { count: rows.length })}
      </p>
      {hasRows && (
        <div className={styles.card}>
          <div className={styles.head}>
            <h2>{t('alerts:away.title')}</h2>
            <CloseButton label={t('shell.close')} onClose={clear} />
          </div>
          <ol className={styles.rows}>
            {rows.slice(0, MAX_ROWS).map(({ at, alert }) => (
              <AlertRow key={alert.key} at={at} alert={alert} onFollow={clear} />
            ))}
          </ol>
          {more > 0 && <p className={styles.more}>{t('alerts:away.more', { count: more })}</p>}
        </div>
      )}
    </>
  );
}
