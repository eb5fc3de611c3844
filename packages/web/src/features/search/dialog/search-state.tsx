import { useTranslation } from 'react-i18next';
import { useOnline } from '../../../state/offline/use-online.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { Icon } from '../../../ui/graphics/icon.tsx';
import styles from './search-state.module.css';
import type { Entries } from './use-entries.ts';

interface SearchStateProps {
  entries: Entries;
  typed: string;
  count: number;
}

/** Announces the number of results; shows loading, no results and a failed index. */
export function SearchState({ entries: { state, retry }, typed, count }: SearchStateProps) {
  const { t } = useTranslation();
  const online = useOnline();
  const query = typed.trim();
  const isEmpty = query !== '' && count === 0 && state !== 'loading';
  return (
    <>
      <p className="vh" role="status">
        {query !== '' && state !== 'loading' && t('search:count', { count })}
      </p>
      {state === 'failed' && (
        <p className={styles.notice}>
          <Icon name="alert" size="s" />
          {t(online ? 'search:failed' : 'search:offline')}
          {online && <Button onClick={retry}>{t('state.retry')}</Button>}
        </p>
      )}
      {state === 'loading' && query !== '' && (
        <p className={styles.coming}>
          <Spinner label={t('shell.loading')} />
        </p>
      )}
      {isEmpty && (
        <div className={styles.empty}>
          <Empty text={t('search:none', { query })}>
            <span>{t('search:hint')}</span>
          </Empty>
        </div>
      )}
    </>
  );
}
